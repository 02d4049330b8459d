# Of Surefire's reports a line for each test: passed, failed or skipped, its name, and the reason of a skip, between tabs.

function attribute(name,    part) {
  if (!match($0, " " name "=\"[^\"]*\"")) return ""
  part = substr($0, RSTART, RLENGTH)
  sub(/^[^"]*"/, "", part)
  sub(/"$/, "", part)
  return part
}

# Some versions of Surefire have the reason as an attribute, others at the beginning of the stack trace.
function reason_of_skip(    text) {
  text = attribute("message")
  if (text == "" && index($0, "<![CDATA[")) {
    text = $0
    sub(/^.*<!\[CDATA\[/, "", text)
    sub(/\]\]>.*$/, "", text)
    sub(/^[A-Za-z0-9.]*TestAbortedException: /, "", text)
  }
  return text
}

function put() { printf "%s\t%s\t%s\n", state, test, reason }

/^ *<testcase / {
  test = attribute("classname") "." attribute("name")
  state = "passed"
  reason = ""
  if ($0 ~ /\/> *$/) put()
}
/^ *<skipped/ { state = "skipped"; reason = reason_of_skip() }
/^ *<(failure|error)[ >]/ { state = "failed" }
/^ *<\/testcase>/ { put() }
