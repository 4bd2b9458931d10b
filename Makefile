# The workbook's commands. Works with GNU make 3.81 and later.

# Nothing here is made by make's own rules, and to try them on each source takes longer than a check.
MAKEFLAGS += --no-builtin-rules
.SUFFIXES:

SWIFT ?= swift
BUILD := .build/release
# A module is type-checked once, and not a second time to be ready for others early, which wait for all of
# it anyway; nobody debugs the kit; and tests are found without an index of the system's modules. Colours
# would compile everything again wherever a build in a terminal follows one outside, or the other way.
# Swift 6.4 has another build system, which puts its products elsewhere. Package.swift lists the folders of
# the exercises: what SwiftPM keeps of it would name one that is gone, and no build would begin.
FLAGS = --configuration release --build-system native --manifest-cache none --no-color-diagnostics \
	-Xswiftc -no-emit-module-separately-wmo -Xswiftc -gnone -Xswiftc -index-ignore-system-modules
# SwiftPM does not find Swift Testing in Apple's Command Line Tools.
APPLE := $(if $(wildcard /usr/bin/xcode-select),$(wildcard $(shell xcode-select -p)/Library/Developer))
ifneq ($(wildcard $(APPLE)/Frameworks/Testing.framework),)
FLAGS += -Xswiftc -F -Xswiftc $(APPLE)/Frameworks -Xlinker -rpath -Xlinker $(APPLE)/Frameworks \
	-Xlinker -rpath -Xlinker $(APPLE)/usr/lib
endif
# Tests have a build of their own, since they see what modules keep to themselves.
TEST = $(SWIFT) test $(FLAGS) --scratch-path .build/tests -Xswiftc -enable-testing
# The programs of those who change the workbook, built beside the kit.
UPKEEP = WORKBOOK_PART=upkeep $(SWIFT) build $(FLAGS)
# The compiler's cached modules name their folder: in a workbook that was moved they are made anew.
NOTE_FOLDER = [ "$$(cat .build/folder 2>/dev/null)" = "$$PWD" ] || { rm -rf .build/*/release/ModuleCache; \
	mkdir -p .build; echo "$$PWD" >.build/folder; }
# The stamps of the two builds: for checks, and for all of the workbook.
PRACTICE := .build/practice.stamp
KIT := .build/kit.stamp
# A file that was removed shows in its folder's time alone.
KIT_SOURCES := $(shell find Package.swift Sources Tests/Grading \( -type d -o -name '*.swift' -o -name '*.css' \) 2>/dev/null)
# The folders that `swift format` looks after.
FORMATTED = Package.swift Sources Solutions Exercises $(filter-out Tests/WorkbookTests,$(wildcard Tests/*)) \
	Tests/WorkbookTests/Suites

# The user's variables are text, also where a name of a student's has a dollar or a backtick: neither make nor
# the shell reads it, since recipes take it from the environment.
TEXTS = ATTEMPT CASE COMPARE DIR ENGINE FORMAT HOSTS JOBS LEVEL MINUTES OUT \
	PLACE POINTS QUESTIONS RECORDS SANDBOX SCORECARD SEED SHOW STUDENT SUBMISSION SUBMISSIONS TOPIC
$(foreach name,$(TEXTS),$(if $(filter command environment,$(origin $(name))),\
	$(eval override $(name) := $$(value $(name)))$(eval export $(name))))

# `make check 3` and `make check ex=3` mean `make check EX=3`.
NUMBER := $(filter $(foreach tens,0 1 2 3 4 5 6 7 8 9,$(tens) 1$(tens)),$(MAKECMDGOALS))
ifneq ($(NUMBER),)
ifeq ($(EX),)
EX := $(NUMBER)
endif
$(NUMBER): ; @:
endif
ifeq ($(origin ex),command line)
EX := $(ex)
endif
ifneq ($(word 2,$(NUMBER) $(if $(NUMBER),,$(EX))),)
$(error Choose one exercise, such as EX=$(firstword $(NUMBER) $(EX)), or none for all of them)
endif

# Make takes any name for a variable, and would say nothing.
SMALL := attempt case dir format level minutes out points questions records seed \
	submission submissions topic
OTHERS := ALL BUILD EX FILTER FLAGS FORCE KILLS MEMORY NAME NEW ONLY PREFIX REMOVED RESUME SECONDS SHAPE \
	STREAMS STUDENTS SWIFT UNLISTED WORKBOOK_% ex
# What a command or a program that it calls reads from its environment.
OTHERS += ASSIGNMENT ASSIGNMENT_TYPE CLASSROOM COMMIT_DATE COMMIT_URL HOME INTERVIEW_DIR OWNER PARALLEL_% \
	PATH RELEASE_URL REVIEW_URL SBATCH_% SLURM_% SUBMISSION_TAG SWIFT_EXEC TERM TMPDIR USERNAME
$(foreach name,$(filter-out $(TEXTS) $(OTHERS),$(.VARIABLES)),$(if $(filter command,$(origin $(name))),\
	$(warning $(name)=$(value $(name)) has no effect: $(if $(filter $(SMALL),$(name)),write the name in \
	capitals,the workbook's README.md lists the options))))
ifneq ($(filter quiz,$(MAKECMDGOALS)),)
$(foreach name,MINUTES QUESTIONS,$(if $(filter override,$(origin $(name))),\
	$(warning $(name)=$(value $(name)) has no effect on a quiz, which asks ten at a time)))
endif
ifneq ($(filter interview,$(MAKECMDGOALS)),)
$(if $(filter override,$(origin LEVEL)),\
	$(warning LEVEL=$(value LEVEL) has no effect on an interview: only a quiz has levels))
endif

# Wrong values are refused before the build, and not by a program after it.
without-digits = $(strip $(foreach digit,0 1 2 3 4 5 6 7 8 9,$(eval REST := $$(subst $(digit),,$$(REST)))))$(REST)
ifneq ($(filter check report watch hint interview quiz app truth grade,$(MAKECMDGOALS)),)
$(foreach name,MINUTES QUESTIONS LEVEL SEED JOBS,$(eval REST := $$($(name)))$(if $(without-digits),\
	$(error $(name)=$($(name)) is not valid: choose a whole number)))
endif
$(foreach name,FORCE NEW RESUME,$(if $(filter command,$(origin $(name))),$(if $(filter-out 1,$($(name))),\
	$(error $(name)=$($(name)) is not valid: write $(name)=1, or leave it out))))
ifneq ($(filter new interview quiz cards explorer book truth \
	grade gradebook grade-submission deliver gradescope,$(MAKECMDGOALS)),)
ifneq ($(filter command,$(origin EX) $(origin ex))$(NUMBER),)
$(error EX=$(EX) is not an option of `make $(firstword $(MAKECMDGOALS))`; the workbook's README.md lists the options)
endif
endif

.PHONY: help kit maintain clean \
	check report watch status hint solution reset new install uninstall \
	interview quiz cards book explorer app truth \
	grade gradebook grade-submission deliver gradescope \
	new-exercise new-exercise-test test explorer-test engines-test attempts selfcheck mutants fingerprints figures beliefs fuzz attacks lint lint-system lint-darwin format \
	bench bench-model bench-check bench-grade kill-sweep

help:
	@echo "make check EX=3     grade your answer to exercise 3; without EX all of them"
	@echo "                    ATTEMPT=file another file, CASE=name SEED=n one case again"
	@echo "make watch EX=3     grade it on each save; without EX the first one not done"
	@echo "make status         how far all exercises are; make report EX=3: as a page"
	@echo "make hint EX=3      a hint on what the last check found; the next one each time"
	@echo "make solution EX=3  the solution, after a pass or FORCE=1; SHOW=name another one"
	@echo "make reset EX=3     the stub again; your answer is kept beside it"
	@[ -n "$(WORKBOOK_HERE)" ] || \
	echo "make new DIR=path   your own copy of the exercises; teachers' commands stay here"
	@echo "make install        a command workbook for any folder, PREFIX=path; uninstall"
	@echo
	@echo "make interview      45 minutes of an interviewer's questions, and a scorecard"
	@echo "make quiz           predict what happens; make cards OUT=a.txt: Anki cards"
	@echo "make app EX=3       your answer as an app; make explorer, book: pages; OUT=path"
	@[ -n "$(WORKBOOK_HERE)" ] || $(MAKE) --no-print-directory help-of-teachers

# The commands that a student's own copy lacks.
.PHONY: help-of-teachers
help-of-teachers:
	@echo
	@echo "make grade          grade a class: SUBMISSIONS=folder OUT=results"
	@echo "make gradebook      what several machines graded as one: OUT=results RECORDS=..."
	@echo "make grade-submission  one student's folder: SUBMISSION=folder OUT=results"
	@echo "make deliver        one student's result for a PLACE; make gradescope: OUT=a.zip"
	@echo
	@echo "To change the workbook: make kit, maintain, truth, new-exercise, test,"
	@echo "new-exercise-test, explorer-test, engines-test, attempts, selfcheck, mutants,"
	@echo "fingerprints, figures, beliefs, fuzz, attacks, bench, bench-model, bench-check,"
	@echo "bench-grade, kill-sweep, lint, lint-system, lint-darwin, format, clean"

# A student's own copy of the exercises, which `make new` starts.
FOLDER = $(if $(DIR),--dir "$$DIR")

check: $(PRACTICE)
	@$(BUILD)/practice check $(EX) $(FOLDER) $(if $(ATTEMPT),--attempt "$$ATTEMPT") \
		$(if $(CASE),--case "$$CASE") $(if $(SEED),--seed "$$SEED") \
		$(if $(FORMAT),--format "$$FORMAT")

# The report as a page, in the workbook's cache or in the file OUT.
report: $(PRACTICE)
	@$(BUILD)/practice report $(EX) $(FOLDER) $(if $(ATTEMPT),--attempt "$$ATTEMPT") \
		$(if $(CASE),--case "$$CASE") $(if $(SEED),--seed "$$SEED") $(if $(OUT),--out "$$OUT")

# Checks on each save, until it is ended with q.
watch: $(PRACTICE)
	@$(BUILD)/practice watch $(EX) $(FOLDER)

status: $(PRACTICE)
	@$(BUILD)/practice status $(FOLDER)

hint: $(PRACTICE)
	@$(BUILD)/practice hint $(EX) $(FOLDER)

solution: $(PRACTICE)
	@$(BUILD)/practice solution $(EX) $(FOLDER) $(if $(FORCE),--force) $(if $(SHOW),--show "$$SHOW")

reset: $(PRACTICE)
	@$(BUILD)/practice reset $(EX) $(FOLDER)

new: $(PRACTICE)
	@$(BUILD)/practice new "$$DIR"

# The command `workbook` for any folder, and its completions. It remembers where this folder is.
PREFIX ?= $(HOME)/.local
override PREFIX := $(PREFIX:~/%=$(HOME)/%)
# Shells read the line on fpath in whatever folder they begin.
override PREFIX := $(if $(filter /%,$(firstword $(PREFIX))),,$(or $(WORKBOOK_HERE),$(CURDIR))/)$(PREFIX)
override PREFIX := $(if $(filter %/,$(lastword $(PREFIX))),$(patsubst %/,%,$(PREFIX)),$(PREFIX))
INSTALLED = $(PREFIX)/bin/workbook
COMPLETIONS = bash:bash-completion/completions/workbook zsh:zsh/site-functions/_workbook \
	fish:fish/vendor_completions.d/workbook.fish
MARK := \# Runs the workbook on hit testing from any folder.

install: $(KIT)
	@if [ -e "$(INSTALLED)" ] && ! grep -qsF '$(MARK)' "$(INSTALLED)"; then \
		echo "$(INSTALLED) is another program: choose another PREFIX." >&2; exit 1; fi
	@mkdir -p "$(PREFIX)/bin"
	@printf '%s\n' '#!/bin/sh' '$(MARK)' 'workbook="$(CURDIR)"' \
		'export WORKBOOK_HERE="$$PWD" WORKBOOK_INSTALLED="$$workbook"' \
		'[ -n "$$WORKBOOK_KIT" ] || [ "$$1" = complete ] ||' \
		'	MAKEFLAGS= make --silent -C "$$workbook" kit < /dev/null >&2 || exit 3' \
		'exec "$(abspath $(BUILD))/workbook" "$$@"' > "$(INSTALLED)"
	@chmod 755 "$(INSTALLED)"
	@for each in $(COMPLETIONS); do \
		file="$(PREFIX)/share/$${each#*:}"; mkdir -p "$$(dirname "$$file")"; \
		$(BUILD)/workbook completions "$${each%%:*}" > "$$file" || exit 1; done
	@echo "$(INSTALLED) is installed, with completions for bash, zsh and fish."
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; \
		*) echo "$(PREFIX)/bin is not in PATH: add it, so that the shell finds the command." ;; esac
	@echo "In zsh they need fpath=('$(PREFIX)/share/zsh/site-functions' \$$fpath) before compinit."
	@echo "In bash they need the package bash-completion."
ifneq ($(PREFIX),$(HOME)/.local)
	@echo "Outside of ~/.local bash and fish may not look for them. They read them by:"
	@$(foreach each,$(filter bash:% fish:%,$(COMPLETIONS)),\
		echo "  source '$(PREFIX)/share/$(lastword $(subst :, ,$(each)))'";)
endif

uninstall:
	@if grep -qsF '$(MARK)' "$(INSTALLED)"; then rm "$(INSTALLED)"; fi
	@for each in $(COMPLETIONS); do rm -f "$(PREFIX)/share/$${each#*:}"; done
	@echo "$(INSTALLED) and its completions are gone."

# An interview against the clock; what was left unfinished is offered again.
interview: $(KIT)
	@$(BUILD)/workbook interview $(FOLDER) $(if $(SEED),--seed "$$SEED") \
		$(if $(MINUTES),--minutes "$$MINUTES") $(if $(QUESTIONS),--questions "$$QUESTIONS") \
		$(if $(TOPIC),--topic "$$TOPIC") $(if $(RESUME),--resume) $(if $(NEW),--new) \
		$(if $(SCORECARD),--scorecard "$$SCORECARD")

quiz: $(KIT)
	@$(BUILD)/workbook quiz $(if $(SEED),--seed "$$SEED") $(if $(LEVEL),--level "$$LEVEL") \
		$(if $(TOPIC),--topic "$$TOPIC") $(if $(SCORECARD),--scorecard "$$SCORECARD")

cards: $(KIT)
	@$(BUILD)/workbook cards $(if $(OUT),--out "$$OUT")

# A page with a scene whose views and touch can be moved, in the file OUT.
explorer: $(KIT)
	@$(BUILD)/workbook explorer $(if $(OUT),--out "$$OUT")

# Lessons, explorer, figures and questions as a site, in the folder OUT.
book: $(KIT)
	@$(BUILD)/workbook book $(if $(OUT),--out "$$OUT")

# An app for Xcode or Swift Playgrounds: an exercise's scene, with your answer in it.
app: $(KIT)
	@$(BUILD)/workbook app $(EX) $(FOLDER) $(if $(OUT),--out "$$OUT") \
		$(if $(ATTEMPT),--attempt "$$ATTEMPT") $(if $(CASE),--case "$$CASE") \
		$(if $(SEED),--seed "$$SEED")

# An app that asks UIKit what the model claims; COMPARE holds the model against what it shared.
truth: $(KIT)
	@$(BUILD)/workbook truth $(if $(OUT),--out "$$OUT") $(if $(SEED),--seed "$$SEED") \
		$(if $(COMPARE),--compare "$$COMPARE")

kit: $(KIT)

# A class of untrusted answers: a folder for each student in SUBMISSIONS, results to OUT. With
# ENGINE=parallel HOSTS=a,b or ENGINE=slurm other machines grade.
grade: $(KIT)
	@$(BUILD)/workbook grade "$$SUBMISSIONS" $(CLASS_OPTIONS) \
		$(if $(ENGINE),--engine "$$ENGINE") $(if $(HOSTS),--hosts "$$HOSTS")

# One student's folder into records; the unit that can be handed to any machine.
grade-submission: $(KIT)
	@$(BUILD)/workbook grade-submission "$$SUBMISSION" $(CLASS_OPTIONS) \
		$(if $(STUDENT),--student "$$STUDENT")

# Gradebook and feedback in OUT, from its records and those of the folders in RECORDS.
gradebook: $(KIT)
	@$(BUILD)/workbook gradebook "$$OUT" $$RECORDS \
		$(if $(SUBMISSIONS),--submissions "$$SUBMISSIONS") $(if $(POINTS),--points "$$POINTS")

# One student's result for PLACE, to the file OUT or to standard output.
deliver: $(KIT)
	@$(BUILD)/workbook deliver "$$PLACE" "$$SUBMISSION" $(CLASS_OPTIONS) \
		$(if $(STUDENT),--student "$$STUDENT")

# A zip for Gradescope, which grades every submission with the same SEED, POINTS and SANDBOX.
gradescope: $(KIT)
	@$(BUILD)/workbook gradescope $(CLASS_OPTIONS)

# The options of all commands that grade other people's answers.
CLASS_OPTIONS = $(if $(OUT),--out "$$OUT") $(if $(SEED),--seed "$$SEED") $(if $(POINTS),--points "$$POINTS") \
	$(if $(SANDBOX),--sandbox "$$SANDBOX") $(if $(JOBS),--jobs "$$JOBS")

# An author's lesson may not be written yet.
LESSON_READERS := $(filter check report watch status hint solution new,$(MAKECMDGOALS))
# Built once, and again after an update of the workbook; never for a student's file.
$(PRACTICE): $(KIT_SOURCES)
	@echo "Building what a check needs: once, and again after an update of the workbook." >&2
	@echo "This takes one to three minutes.$(if $(LESSON_READERS), Meanwhile read the lesson:)" >&2
	@$(if $(LESSON_READERS),echo "  $(or $(wildcard Exercises/0$(EX)-*/README.md Exercises/$(EX)-*/README.md),Exercises/01-ContainsPoint/README.md)" >&2)
	@$(NOTE_FOLDER)
	@WORKBOOK_PART=practice $(SWIFT) build $(FLAGS) --build-tests >&2
	@$(BUILD)/practice prepare
	@touch $@

$(KIT): $(PRACTICE)
	@echo "Building the rest once, for interviews, the book, apps and classes." >&2
	@echo "This takes up to a minute. Meanwhile read README.md." >&2
	@$(NOTE_FOLDER)
	@WORKBOOK_PART=kit $(SWIFT) build $(FLAGS) --build-tests >&2
	@touch $@

# All tests, and the known answers of exercise 5; with ALL=1 those of all, as CI does. One
# optimised build for all: the tests play thousands of scenes, and run the commands of this build.
#
# Exit tests run by themselves: Swift Testing's thread that waits for their processes spins for as long as
# any other child of the tests has ended without having been waited for, which took a sixth of all tests.
test:
	$(TEST) $(if $(FILTER),--filter "$(FILTER)",--skip ExitTests)
ifndef FILTER
	@$(TEST) --skip-build --filter ExitTests
	@.build/tests/release/maintain selfcheck $(if $(ALL),,5)
endif

# All attempts, right and wrong ones; `make test` takes a sample of them.
attempts:
	WORKBOOK_ALL_ATTEMPTS=1 $(TEST) --filter WorkbookTests.CommandTests/AttemptTests

# The explorer against the model in 100,000 random scenes, in Chromium; `make test` takes 2,000.
explorer-test:
	WORKBOOK_ALL_SCENES=1 $(TEST) --filter BookTests.ExplorerEngineTests/comparison

# GNU parallel over ssh and Slurm for real, each with a machine that fails midway: as root, where they
# are installed; `make test` takes a small class.
engines-test:
	WORKBOOK_ALL_ENGINES=1 $(TEST) --filter WorkbookTests.CommandTests/EngineTests

# The command of those who change the workbook.
maintain: $(KIT)
	@$(UPKEEP) --product maintain >&2

# A new exercise from its name to a graded answer, in a copy of the workbook that is built for it.
new-exercise-test:
	WORKBOOK_NEW_EXERCISE=1 $(TEST) --filter WorkbookTests.CommandTests/NewExerciseTests

# Each exercise's known answers against its suite; EX=3 only one's.
selfcheck: maintain
	@$(BUILD)/maintain selfcheck $(EX)

# Begins a new exercise, as a copy of the first one of its SHAPE (view, controller, chain).
new-exercise: maintain
	@$(BUILD)/maintain new-exercise "$(NAME)" $(if $(SHAPE),--shape "$(SHAPE)")

# Each small fault in a reference against the exercise's suite; without EX of all of them. ALL=1 takes
# the alternatives' as well, which takes most of an hour.
mutants: maintain
	@$(BUILD)/maintain mutants $(EX) $(if $(ALL),--all)

# How the known wrong answers behave: to be run after each change of one, and committed.
fingerprints: maintain
	@$(BUILD)/maintain fingerprints $(EX)

# The lessons' figures, from the tests' scenes; EX=3 only one exercise's. Commit what changes.
figures: maintain
	@$(BUILD)/maintain figures $(EX)

# Wrong answers of people who have not seen the catalogue: how often are they told what they meant?
# REMOVED=1 grades right answers with statements left out instead, and lists those that get a belief.
beliefs: maintain
	@$(BUILD)/maintain beliefs $(EX) $(if $(REMOVED),--removed)

# Broken replies, reports of crashes, diagnostics, ...: STREAMS=number of each, SEED=number.
fuzz: maintain
	@$(BUILD)/maintain fuzz $(if $(STREAMS),--streams "$(STREAMS)") $(if $(SEED),--seed "$$SEED")

# Answers and submissions that attack the grader, in a sandbox; ONLY="names" some of them, SECONDS=number
# for each on a busy machine, instead of 10. UNLISTED=1 attacks the box alone: nothing is refused for what it
# refers to, and cheats may pass.
attacks: maintain
	@$(if $(UNLISTED),WORKBOOK_UNLISTED=1) $(BUILD)/maintain attacks $(if $(ONLY),--only "$$ONLY") \
		$(if $(SANDBOX),--sandbox "$$SANDBOX") $(if $(JOBS),--jobs "$$JOBS") \
		$(if $(SECONDS),--seconds "$(SECONDS)")

bench: bench-model bench-check

# The time of a check after an edit, beside the compiler alone and beside `swift test`.
bench-check: $(KIT)
	@$(UPKEEP) --product CheckBench >&2
	@$(BUILD)/CheckBench "$(MAKE)" "$(SWIFT)"

# The time of grading a class, beside the compiler alone: STUDENTS=number, SEED=number, MEMORY=1 for the
# memory of a large class.
bench-grade: $(KIT)
	@$(UPKEEP) --product GradeBench >&2
	@$(if $(STUDENTS),STUDENTS="$(STUDENTS)") $(if $(SEED),SEED="$$SEED") \
		$(if $(MEMORY),MEMORY="$(MEMORY)") $(BUILD)/GradeBench bench

# A grading that is killed at random moments comes to the same: KILLS=number, STUDENTS=number, SEED=number.
kill-sweep: $(KIT)
	@$(UPKEEP) --product GradeBench >&2
	@$(if $(KILLS),KILLS="$(KILLS)") $(if $(STUDENTS),STUDENTS="$(STUDENTS)") \
		$(if $(SEED),SEED="$$SEED") $(BUILD)/GradeBench kill-sweep

# Deep trees need a large stack.
bench-model:
	$(UPKEEP) --product ModelBench
	ulimit -s unlimited 2>/dev/null || ulimit -s hard 2>/dev/null; \
	"$(BUILD)/ModelBench"

# Whether all of it compiles for macOS: on a Mac, the build itself tells.
lint-darwin:
	@[ "$$(uname -s)" != Linux ] || $(MAKE) --no-print-directory --jobs=$$(getconf _NPROCESSORS_ONLN) \
		-f Tests/Darwin/Makefile SWIFT="$(SWIFT)"

lint: lint-system lint-darwin
	$(SWIFT) format lint --strict --recursive --parallel $(wildcard $(FORMATTED))

# The modules that know on which system they run. Tests/Darwin declares what Apple's systems have.
SYSTEM := Sources/CLibrary Sources/Platform Tests/Darwin
# Texts of answers: what they import is part of what they try.
ANSWERS := Tests/WorkbookTests/Attacks Tests/WorkbookTests/Attempts Tests/WorkbookTests/Blind

# Differences between systems have one place: elsewhere no condition on the system, and no C library by name.
lint-system:
	@found=$$(find Sources Tests -name '*.swift' $(patsubst %,-not -path '%/*',$(SYSTEM) $(ANSWERS)) \
		-exec grep -nE \
		'^ *(#(if|elseif)(.*[^A-Za-z])?(os\(|canImport\((Darwin|Glibc|Musl)\))|(@[_a-zA-Z]+ +)*import +(Darwin|Glibc|Musl)( |$$|\.))' \
		/dev/null {} +); \
	[ -z "$$found" ] || { echo "$$found"; \
		echo "What differs between systems belongs into Sources/Platform or Sources/CLibrary."; exit 1; } >&2

format:
	$(SWIFT) format --in-place --recursive --parallel $(wildcard $(FORMATTED))

clean:
	rm -rf .build
