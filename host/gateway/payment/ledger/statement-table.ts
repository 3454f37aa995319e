import { toCsv } from './csv.ts';
import type { Statement } from './statement.ts';

/** Cents as euros, for tables of operators: '12.50'. */
export const euros = (cents: number): string => (cents / 100).toFixed(2);

/** A statement as rows of texts, the first being the heading; amounts are euros. */
export function statementTable({ party, openingCents, lines, closingCents }: Statement): string[][] {
  let balance = openingCents;
  return [
    ['day', 'event', 'reference', 'guest', 'commission', 'localTax', 'payout', 'balance'],
    ['', 'opening balance', '', '', '', '', '', euros(openingCents)],
    ...lines.map((line) => [
      line.day,
      line.event,
      line.reference,
      ...[line.guestCents, line.commissionCents, line.taxCents, line.payoutCents].map(euros),
      euros((balance += line.changeCents)),
    ]),
    ['', 'closing balance', '', '', '', '', '', euros(closingCents)],
    // Below 0 it is no payout that is missing.
    ...(closingCents < 0
      ? [
          [
            '',
            `owed by the ${party.kind}, set off against the next payouts`,
            '',
            '',
            '',
            '',
            '',
            euros(-closingCents),
          ],
        ]
      : []),
  ];
}

/** A statement as CSV. Amounts are numbers, or a spreadsheet would take a minus for a formula. */
export const statementCsv = (statement: Statement): string =>
  toCsv(
    statementTable(statement).map((row, at) =>
      row.map((cell, place) => (at > 0 && place > 2 && cell ? Number(cell) : cell)),
    ),
  );
