#!/usr/bin/env bash
# Writes the report as a comment of the pull request, over the one that stands there already. A token that may not is no failure.
set -uo pipefail

# A comment holds 65,536 signs.
body=$(mktemp)
head -c 60000 "$REPORT" | iconv -c -f utf-8 -t utf-8 >"$body"
if [ "$(wc -c <"$REPORT")" -gt 60000 ]; then
  printf '\n\n… The rest is in the summary of the job.\n' >>"$body"
fi

comments="repos/$GITHUB_REPOSITORY/issues/$PULL_REQUEST/comments"
mine=$(gh api --paginate "$comments" --jq '.[] | select(.body | startswith("<!-- staywright -->")) | .id' 2>/dev/null | head -n 1)
if [ -n "$mine" ]; then
  gh api --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$mine" --field "body=@$body" >/dev/null
else
  gh api --method POST "$comments" --field "body=@$body" >/dev/null
fi
written=$?
rm -f "$body"
if [ "$written" -ne 0 ]; then
  echo "::warning title=staywright::The comment could not be written; what it says is in the summary. It needs the permission pull-requests: write."
fi
