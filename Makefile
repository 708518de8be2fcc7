# Everything a newcomer types. `make run` and `make test` need nothing but Swift and make: they
# install libyaml if it is missing, and for the tests wasm-opt.

SWIFT ?= swift
PREFIX ?= /usr/local
BINARY := .build/release/coulisse
GOLDENS := Tests/Goldens
# Not all of Benchmarks: what it has built lies in there.
FORMATTED := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources

# On Linux the command is one static file: it starts three times as fast and runs anywhere. Tests
# are built without these flags, in a folder of their own, so that neither build spoils the other.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS ?= -Xswiftc -static-executable -Xswiftc -use-ld=lld
endif

.PHONY: help run test bench build install uninstall format lint-format examples check-examples clean setup

help:
	@echo 'make run         build the command and show what it does'
	@echo 'make test        run every test'
	@echo 'make bench       measure the command; fails if it became slow (see Benchmarks)'
	@echo 'make build       build the command: $(BINARY)'
	@echo 'make install     copy it to PREFIX/bin (PREFIX=$(PREFIX))'
	@echo 'make uninstall   remove it from there'
	@echo 'make examples    compile the examples again, into $(GOLDENS)'
	@echo 'make format      format all Swift files; make lint-format only looks'
	@echo 'make clean       remove everything that was built'

run: build
	@Scripts/tour.sh $(BINARY)

test: setup
	@Scripts/setup.sh tests
	$(SWIFT) test --disable-xctest

build: setup
	$(SWIFT) build -c release --product coulisse $(RELEASE_FLAGS)

# Debian and macOS have a static libyaml; elsewhere RELEASE_FLAGS= links all three the ordinary way.
bench: build
	$(SWIFT) build -c release --package-path Benchmarks $(RELEASE_FLAGS)
	Benchmarks/.build/release/bench $(BINARY) Benchmarks/.build/release '$(CURDIR)'

# As root there may be no Swift on the path, so what is built already is not built again.
install: $(if $(wildcard $(BINARY)),,build)
	install -d '$(DESTDIR)$(PREFIX)/bin'
	install -m 755 $(BINARY) '$(DESTDIR)$(PREFIX)/bin/coulisse'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/coulisse'

examples: build
	$(BINARY) compile examples -o $(GOLDENS)

check-examples: build
	Scripts/check-examples.sh $(BINARY) $(GOLDENS)

format:
	$(SWIFT) format --in-place --recursive $(FORMATTED)

lint-format:
	$(SWIFT) format lint --strict --recursive $(FORMATTED)

clean:
	$(SWIFT) package clean

# `error` is the one way for make to say one line and stop; a failing command adds a second.
setup:
	$(if $(shell command -v $(SWIFT) 2>/dev/null),,$(error coulisse needs Swift 6.2 or later: \
	  https://www.swift.org/install))
	@Scripts/setup.sh
