# The workbook's commands. Works with GNU make 3.81 and later.

SWIFT ?= swift
BUILD := .build/release
KIT := .build/kit.stamp
KIT_SOURCES := $(shell find Package.swift Sources Tests/Grading -type f -name '*.swift' 2>/dev/null)
# The folders that `swift format` looks after.
FORMATTED := Package.swift Sources Tests/Grading Tests/UIKitModelTests Tests/JudgeTests \
	Tests/ReportsTests Tests/InterviewTests Tests/ClassroomTests Tests/UpkeepTests Tests/WorkbookTests/Suites Solutions Exercises

.PHONY: help check interview quiz cards grade kit test attempts selfcheck mutants fingerprints fuzz attacks bench bench-model bench-check bench-grade lint format clean

help:
	@echo "make check EX=3       grade your answer to exercise 3; without EX all of them"
	@echo "                      ATTEMPT=file another file, CASE=name SEED=n one case again,"
	@echo "                      FORMAT=json for programs"
	@echo "make interview        45 minutes of an interviewer's questions, and a scorecard;"
	@echo "                      MINUTES=n QUESTIONS=n TOPIC=name SEED=n, RESUME=1 goes on, NEW=1"
	@echo "make quiz             predict what happens in a scene, ten times; LEVEL=1 to 5, SEED=n"
	@echo "make cards            the interview's questions as cards for Anki; FILE=cards.txt"
	@echo "make test             the workbook's own tests"
	@echo "make attempts         grades all attempts that the tests know, right and wrong ones"
	@echo "make selfcheck        do the known answers, right and wrong ones, get what they deserve?"
	@echo "make mutants EX=3     does a test fail each small fault in the reference?"
	@echo "make fingerprints     works out anew how the known wrong answers behave; EX=3 only one's"
	@echo "make fuzz             feeds the judge with broken replies: does it stand them all?"
	@echo "make attacks          grades answers that attack the grader: does it hold? ONLY=name"
	@echo "make bench            how long a hit test takes, and a check, beside the least possible"
	@echo "make lint             is everything formatted, and documented?"
	@echo "make format           format everything"
	@echo "make clean            delete everything that was built"

check: $(KIT)
	@$(BUILD)/workbook check $(EX) $(if $(ATTEMPT),--attempt "$(ATTEMPT)") \
		$(if $(CASE),--case "$(CASE)") $(if $(SEED),--seed "$(SEED)") \
		$(if $(FORMAT),--format "$(FORMAT)")

# An interview against the clock; what was left unfinished is offered again.
interview: $(KIT)
	@$(BUILD)/workbook interview $(if $(SEED),--seed "$(SEED)") \
		$(if $(MINUTES),--minutes "$(MINUTES)") $(if $(QUESTIONS),--questions "$(QUESTIONS)") \
		$(if $(TOPIC),--topic "$(TOPIC)") $(if $(RESUME),--resume) $(if $(NEW),--new)

quiz: $(KIT)
	@$(BUILD)/workbook quiz $(if $(SEED),--seed "$(SEED)") $(if $(LEVEL),--level "$(LEVEL)")

cards: $(KIT)
	@$(BUILD)/workbook cards $(if $(FILE),--output "$(FILE)")

kit: $(KIT)

# A class of untrusted answers: a folder for each student in SUBMISSIONS, results to OUT.
grade: $(KIT)
	@$(BUILD)/workbook grade "$(SUBMISSIONS)" --out "$(OUT)" $(CLASS_OPTIONS)

# What all commands that grade other people's answers understand.
CLASS_OPTIONS = $(if $(SEED),--seed "$(SEED)") $(if $(POINTS),--points "$(POINTS)") \
	$(if $(SANDBOX),--sandbox "$(SANDBOX)") $(if $(JOBS),--jobs "$(JOBS)")

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

# Broken replies, for the judge to stand; STREAMS=number, SEED=number.
fuzz: $(KIT)
	@$(BUILD)/workbook fuzz $(if $(STREAMS),--streams "$(STREAMS)") $(if $(SEED),--seed "$(SEED)")

# Answers and submissions that attack the grader, in a sandbox; ONLY="names" some of them.
attacks: $(KIT)
	@$(BUILD)/workbook attacks $(foreach name,$(ONLY),--only "$(name)") \
		$(if $(SANDBOX),--sandbox "$(SANDBOX)") $(if $(JOBS),--jobs "$(JOBS)")

bench: bench-model bench-check

# What a check takes after an edit, beside the compiler alone and beside `swift test`.
bench-check: $(KIT)
	@$(SWIFT) build --configuration release --product CheckBench >&2
	@$(BUILD)/CheckBench "$(MAKE)" "$(SWIFT)"

# What grading a class takes, beside the compiler alone and beside `swift test`: STUDENTS=number,
# SEED=number, MEMORY=1 for the memory of a large class.
bench-grade: $(KIT)
	@$(SWIFT) build --configuration release --product GradeBench >&2
	@$(if $(STUDENTS),STUDENTS="$(STUDENTS)") $(if $(SEED),SEED="$(SEED)") \
		$(if $(MEMORY),MEMORY="$(MEMORY)") $(BUILD)/GradeBench bench

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
