internal import CoulisseCommandLine

CommandLineTool.main()
