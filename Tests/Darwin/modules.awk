# Turns what `swift package describe --type json` prints into make's variables and rules.

function value(line) {
    sub(/^ *("[a-z_]+" : )?/, "", line)
    gsub(/[",]/, "", line)
    return line
}

function isAbsent(module) {
    return index(" " absent " ", " " module " ") > 0
}

function finish(    options) {
    if (!isAbsent(name)) {
        options = folder ~ /^Exercises\// ? "-swift-version 5" : "-swift-version 6"
        if (files !~ /\/main\.swift/) options = options " -parse-as-library"
        print "MODULE_NAMES += " name
        if (folder ~ /^Sources\//) print "SOURCE_NAMES += " name
        print "OPTIONS_" name " := " options
        print "FILES_" name " :=" files
        print "$(MODULES)/" name ".errors:" files imports
    }
    name = folder = files = imports = ""
}

/^  "targets" :/ { isInTargets = 1 }
!isInTargets { next }
/^      "name" :/ { name = value($0) }
/^      "path" :/ { folder = value($0) }
/^      "[a-z_]+" : \[/ { list = $1; next }
/^      \]/ { list = "" }
list == "\"sources\"" { files = files " " folder "/" value($0) }
list == "\"target_dependencies\"" {
    if (isAbsent(value($0))) next
    imports = imports " $(MODULES)/" value($0) ".errors"
}
/^    }/ { finish() }
