#!/usr/bin/env bash
# jsvat refuses Belgian VAT numbers that begin with 1, and takes French ones whose company number cannot exist.
#
# Expected: a Belgian number of ten digits is valid if its last two are 97 minus the remainder of the first eight by 97,
#   whether it begins with 0 or, as those given out since 2023 may, with 1. A French number holds a SIREN, whose last digit
#   is checked by Luhn's rule: one that fails it was never given to a company.
# What happens: the pattern of Belgium admits 0 alone; of France only the two key digits before the SIREN are checked.
# Who is hurt: Belgian companies founded since, which cannot have an invoice with their number; shops that print French
#   numbers with two digits swapped as "checked": two errors of typing that keep the key pass.
# Seen: jsvat 2.5.4, Node 24, 2026-11-29. The numbers are made up.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >npm.log
npm install --no-audit --no-fund jsvat@2.5.4 >>npm.log 2>&1
cat >try.cjs <<'JS'
const { checkVAT, belgium, france } = require('jsvat');

const belgian = (first8) => `BE${first8}${String(97 - (Number(first8) % 97)).padStart(2, '0')}`;
const french = (siren) => `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`;
const luhn = (digits) =>
  [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) % 10 === 0;

for (const first8 of ['04000000', '10000000'])
  console.log(`${belgian(first8)}: ${checkVAT(belgian(first8), [belgium]).isValid}`);
for (const siren of ['400000006', '400000005'])
  console.log(`${french(siren)}: ${checkVAT(french(siren), [france]).isValid}, Luhn ${luhn(siren)}`);
JS
seen=$(node try.cjs)
echo "$seen"
[ "$(echo "$seen" | sed 's/^[A-Z0-9]*: //')" = "true
false
true, Luhn true
true, Luhn false" ]
