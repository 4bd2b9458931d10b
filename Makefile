SWIFT ?= swift
# The folders that `swift format` looks after.
SOURCES = Package.swift Sources Tests

.PHONY: build test bench lint format

build:
	$(SWIFT) build

test:
	$(SWIFT) test

# What a hit test costs, beside the least that it can cost. Deep trees need a large stack.
bench:
	$(SWIFT) build -c release --product ModelBench
	ulimit -s unlimited 2>/dev/null || ulimit -s hard 2>/dev/null; \
	"$$($(SWIFT) build -c release --show-bin-path)/ModelBench"

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format:
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)
