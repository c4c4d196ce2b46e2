#!/usr/bin/env bash
# Validates the project and marks every finding on its line. Sets the output "count"; fails only when the tool does.
set -uo pipefail

said=$(mktemp)
npx --no staywright validate --format github --severity "$SEVERITY" >"$said"
code=$?
if [ "$code" -gt 1 ]; then
  cat "$said"
  exit "$code"
fi

# Marks name files by their place in the repository, findings by their place in the project.
prefix=$(git rev-parse --show-prefix)
sed -E "s#^(::[a-z]+ file=)#\1${prefix}#" "$said"
echo "count=$(grep -c '^::' "$said")" >>"$GITHUB_OUTPUT"
rm -f "$said"
