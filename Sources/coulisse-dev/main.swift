DevelopmentTool.main()
