#!/usr/bin/env bash
# Writes what the checkout changes on which site to a report and to the summary of the job. Sets the outputs "report" and "worst".
set -uo pipefail

report="${RUNNER_TEMP:-/tmp}/staywright-report.md"
changes=$(mktemp)
failure=$(mktemp)
worst=unknown

# A checkout of one commit does not hold its base.
if [ -n "$BASE" ] && ! git cat-file -e "$BASE^{commit}" 2>/dev/null; then
  git fetch --quiet --no-tags --depth=1 origin "$BASE" 2>"$failure" || true
fi

if [ -z "$BASE" ] || ! git cat-file -e "$BASE^{commit}" 2>/dev/null; then
  echo "There is nothing to compare with: no base is known here." >"$changes"
elif npx --no staywright diff "git:$BASE" folder --format markdown >"$changes" 2>"$failure"; then
  worst=none
  if grep -q '^### Breaking' "$changes"; then
    worst=breaking
  elif grep -q '^### Risky' "$changes"; then
    worst=risky
  elif grep -q '<summary>Safe' "$changes"; then
    worst=safe
  fi
else
  { echo "## Configuration: not compared"; echo; cat "$failure"; } >"$changes"
fi

{
  echo "<!-- staywright -->"
  case "$FINDINGS" in
    0) echo "**Valid**: every page of every site renders." ;;
    1) echo "**1 finding**, marked on its line." ;;
    *) echo "**$FINDINGS findings**, marked on their lines." ;;
  esac
  echo
  cat "$changes"
} >"$report"

cat "$report" >>"$GITHUB_STEP_SUMMARY"
{
  echo "report=$report"
  echo "worst=$worst"
} >>"$GITHUB_OUTPUT"
rm -f "$changes" "$failure"
