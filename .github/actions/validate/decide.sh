#!/usr/bin/env bash
# Fails the job when there are findings, or a change of the class that must not be.
set -uo pipefail

if [ "$FINDINGS" != 0 ]; then
  echo "Findings: $FINDINGS."
  exit 1
fi
case "$FAIL_ON:$WORST" in
  breaking:breaking | risky:breaking | risky:risky | breaking:unknown | risky:unknown)
    echo "::error title=staywright::The worst change is $WORST, and this job does not let $FAIL_ON changes pass."
    exit 1
    ;;
esac
