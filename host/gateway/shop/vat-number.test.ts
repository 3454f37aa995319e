import { expect, it } from 'vitest';
import { checkedVatNumber } from './vat-number.ts';

it.each([
  ['FR', 'FR 68 900 000 001', 'FR68900000001'],
  ['FR', 'FR40303265045', 'FR40303265045'],
  ['ES', 'es-B99000002', 'ESB99000002'],
  ['BE', 'BE 0990.000.014', 'BE0990000014'],
  ['NL', 'NL800000006B01', 'NL800000006B01'],
  ['NL', 'NL000099998B57', 'NL000099998B57'],
  ['IT', 'IT09900000010', 'IT09900000010'],
  ['DE', 'DE136695976', 'DE136695976'],
])('a VAT number of %s is taken as it is typed: %s', (_market, typed, number) => {
  expect(checkedVatNumber(typed)).toBe(number);
});

it.each([
  'FR68900000002',
  'FR67900000001',
  'ESB99000003',
  'BE0990000015',
  'NL800000007B01',
  'IT09900000011',
  '68900000001',
  'FR',
  '',
  'CHE107787577IVA',
  'GB980780684',
])('a VAT number with a wrong digit, without its country or of no member state is refused: %s', (typed) => {
  expect(checkedVatNumber(typed)).toBeUndefined();
});
