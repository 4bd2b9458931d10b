# The workbook's commands. Works with GNU make 3.81 and later.

SWIFT ?= swift
BUILD := .build/release
KIT := .build/kit.stamp
KIT_SOURCES := $(shell find Package.swift Sources Tests/Grading -type f -name '*.swift' 2>/dev/null)
# The folders that `swift format` looks after.
FORMATTED := Package.swift Sources Tests/Grading Tests/UIKitModelTests Tests/JudgeTests \
	Tests/ReportsTests Tests/TerminalInputTests Tests/UpkeepTests Tests/WorkbookTests/Suites Solutions Exercises

.PHONY: help check kit test attempts selfcheck mutants fingerprints bench bench-model bench-check lint format clean

help:
	@echo "make check EX=3       grade your answer to exercise 3; without EX all of them"
	@echo "                      ATTEMPT=file another file, CASE=name SEED=n one case again,"
	@echo "                      FORMAT=json for programs"
	@echo "make test             the workbook's own tests"
	@echo "make attempts         grades all attempts that the tests know, right and wrong ones"
	@echo "make selfcheck        do the known answers, right and wrong ones, get what they deserve?"
	@echo "make mutants EX=3     does a test fail each small fault in the reference?"
	@echo "make fingerprints     works out anew how the known wrong answers behave; EX=3 only one's"
	@echo "make bench            how long a hit test takes, and a check, beside the least possible"
	@echo "make lint             is everything formatted, and documented?"
	@echo "make format           format everything"
	@echo "make clean            delete everything that was built"

check: $(KIT)
	@$(BUILD)/workbook check $(EX) $(if $(ATTEMPT),--attempt "$(ATTEMPT)") \
		$(if $(CASE),--case "$(CASE)") $(if $(SEED),--seed "$(SEED)") \
		$(if $(FORMAT),--format "$(FORMAT)")

kit: $(KIT)

# Built once, and again after an update of the workbook; never for a student's file.
$(KIT): $(KIT_SOURCES)
	@echo "Building the kit: once, and again after an update of the workbook." >&2
	@WORKBOOK_KIT_ONLY=1 $(SWIFT) build --configuration release --build-tests >&2
	@touch $@

test: $(KIT)
	$(SWIFT) test
	@$(BUILD)/workbook selfcheck

# All attempts, right and wrong ones; `make test` takes a sample of them.
attempts:
	WORKBOOK_ALL_ATTEMPTS=1 $(SWIFT) test --filter WorkbookTests.CommandTests/AttemptTests

# Each exercise's known answers against its suite; EX=3 only one's.
selfcheck: $(KIT)
	@$(BUILD)/workbook selfcheck $(EX)

# Each small fault in a reference against the exercise's suite; without EX of all of them.
mutants: $(KIT)
	@$(BUILD)/workbook mutants $(EX)

# How the known wrong answers behave: to be run after each change of one, and committed.
fingerprints: $(KIT)
	@$(BUILD)/workbook fingerprints $(EX)

bench: bench-model bench-check

# What a check takes after an edit, beside the compiler alone and beside `swift test`.
bench-check: $(KIT)
	@$(SWIFT) build --configuration release --product CheckBench >&2
	@$(BUILD)/CheckBench "$(MAKE)" "$(SWIFT)"

# Deep trees need a large stack.
bench-model:
	$(SWIFT) build -c release --product ModelBench
	ulimit -s unlimited 2>/dev/null || ulimit -s hard 2>/dev/null; \
	"$$($(SWIFT) build -c release --show-bin-path)/ModelBench"

lint:
	$(SWIFT) format lint --strict --recursive --parallel $(wildcard $(FORMATTED))

format:
	$(SWIFT) format --in-place --recursive --parallel $(wildcard $(FORMATTED))

clean:
	rm -rf .build
