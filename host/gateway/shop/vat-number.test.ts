import { expect, it } from 'vitest';
import { checkedVatNumber } from './vat-number.ts';

it.each([
  ['FR 68 900 000 001', 'FR68900000001'],
  ['es-B99000002', 'ESB99000002'],
  ['BE 0990.000.014', 'BE0990000014'],
  ['BE 403.019.261', 'BE0403019261'],
  ['NL800000006.B01', 'NL800000006B01'],
  ['\u202AＩＴ 09900000010\u202C\n', 'IT09900000010'],
  ['DE136695976', 'DE136695976'],
])('a VAT number is taken as it is typed or pasted: %j', (typed, number) => {
  expect(checkedVatNumber(typed)).toBe(number);
});

it.each([
  ['FR', 'a key of digits', 'FR40303265045', 'FR23334175221', 'FR44732829320', 'FR39356000000'],
  ['FR', 'a key with letters', 'FRK7399859412', 'FR4Z123456782'],
  ['FR', 'Monaco, without a SIREN', 'FR21000035311'],
  ['ES', 'companies with a check digit', 'ESB58378431', 'ESB64717838', 'ESJ99216582', 'ESA28017895'],
  [
    'ES',
    'authorities and others with a check letter',
    'ESQ2826000H',
    'ESQ2818002D',
    'ESN0012622G',
    'ESB5837843A',
  ],
  ['ES', 'persons', 'ES54362315K', 'ESX5253868R', 'ESY1234567X', 'ESM1234567L', 'ESK0000001R'],
  ['BE', 'numbers from 0', 'BE0403019261', 'BE0428759497'],
  ['BE', 'numbers from 1, since 2023', 'BE1000000021', 'BE1012345646'],
  ['NL', 'companies', 'NL004495445B01', 'NL800000006B02'],
  ['NL', 'sole traders, since 2020', 'NL123456789B13', 'NL000099998B57'],
  ['IT', 'companies', 'IT00743110157', 'IT09900000010', 'IT00743111213'],
  ['PT', 'a country that is no market', 'PT501964843'],
])('of %s are right: %s', (_country, _kind, ...numbers) => {
  expect(numbers.map(checkedVatNumber)).toEqual(numbers);
});

it.each([
  ['FR', 'a wrong key', 'FR84323140391', 'FR67900000001', 'FR22000035311'],
  ['FR', 'a wrong SIREN with the key of it', 'FR71900000002'],
  ['FR', 'a wrong key with letters', 'FRK8399859412', 'FR5Z123456782', 'FRIO334175221'],
  ['ES', 'a wrong check digit or letter', 'ESB99000003', 'ESB64717839', 'ESQ2826000A', 'ESB5837843B'],
  ['ES', 'a digit where a letter belongs', 'ESQ28260008', 'ESN00126227'],
  ['ES', 'persons with a wrong letter', 'ES54362315Z', 'ESX5253868T', 'ESM1234567A'],
  ['ES', 'no known kind', 'ESO1234567L', 'EST1234567L', 'ESI12345678'],
  ['BE', 'wrong check digits', 'BE0990000015', 'BE0431150351', 'BE1000000022'],
  ['BE', 'a number that does not begin with 0 or 1', 'BE2000000042', 'BE0000000097'],
  ['NL', 'neither rule', 'NL800000007B01', 'NL123456789B90', 'NL123456789B01', 'NL000099998B58'],
  ['NL', 'no unit', 'NL800000006B00', 'NL000000000B01'],
  ['IT', 'a wrong check digit', 'IT00743110158', 'IT09900000011'],
  ['IT', 'no company or no tax office', 'IT00000000000', 'IT00743111015', 'IT00743112229'],
  ['other', 'no country', '68900000001', 'FR', ''],
  ['other', 'no member state', 'CHE107787577IVA', 'GB980780684'],
  ['PT', 'a wrong check digit', 'PT501964844'],
])('of %s are refused: %s', (_country, _kind, ...numbers) => {
  expect(numbers.map(checkedVatNumber)).toEqual(numbers.map(() => undefined));
});
