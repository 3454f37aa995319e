import type { Market } from '@staykit/values/market/locale.ts';

/** Whether the form and check digits of a VAT number are right, by market. Numbers begin with their country, without blanks. */
export const MARKET_VAT_NUMBERS: Readonly<Record<Market, (number: string) => boolean>> = {
  FR: isFrench,
  ES: isSpanish,
  BE: isBelgian,
  NL: isDutch,
  IT: isItalian,
};

/** Letters and digits of French keys: no I and O. */
const FRENCH_SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Two signs of a key, and the SIREN of the company. */
function isFrench(number: string): boolean {
  const [, key = '', siren = ''] = /^FR([\dA-HJ-NP-Z]{2})(\d{9})$/.exec(number) ?? [];
  if (siren === '') return false;
  // Companies of Monaco have numbers of this form without a SIREN.
  if (!siren.startsWith('000') && !hasLuhnDigit(siren)) return false;
  if (/^\d\d$/.test(key)) return Number(`${siren}12`) % 97 === Number(key);
  const [first = 0, second = 0] = [...key].map((sign) => FRENCH_SIGNS.indexOf(sign));
  const value = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (Number(siren) + 1 + Math.floor(value / 11)) % 11 === value % 11;
}

/** Of a number of persons modulo 23. */
const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** Of companies, in place of the check digits 0 to 9. */
const COMPANY_LETTERS = 'JABCDEFGHI';

/** DNI and NIE of persons, NIF of companies. */
function isSpanish(number: string): boolean {
  const [, kind = '', digits = '', check = ''] = /^ES([A-HJ-NP-SU-Z\d])(\d{7})([\dA-Z])$/.exec(number) ?? [];
  if (kind === '') return false;
  if (/[\dK-MX-Z]/.test(kind)) {
    const ahead = /\d/.test(kind) ? kind : String(Math.max(0, 'XYZ'.indexOf(kind)));
    return PERSON_LETTERS.charAt(Number(ahead + digits) % 23) === check;
  }
  const digit = [...'0123456789'].find((one) => hasLuhnDigit(digits + one)) ?? '';
  // Authorities, churches and companies of other countries have a letter, and most others a digit.
  return check === COMPANY_LETTERS.charAt(Number(digit)) || (check === digit && !/[NP-SW]/.test(kind));
}

/** A company number, with its first zero or, since 2023, one. */
function isBelgian(number: string): boolean {
  if (!/^BE(0[1-9]|1\d)\d{8}$/.test(number)) return false;
  return 97 - (Number(number.slice(2, 10)) % 97) === Number(number.slice(10));
}

/** A fiscal number with its own check digit or, of sole traders since 2020, check digits of the whole number. */
function isDutch(number: string): boolean {
  const [, fiscal = '', unit = ''] = /^NL(\d{9})B(\d\d)$/.exec(number) ?? [];
  if (fiscal === '' || Number(fiscal) === 0 || unit === '00') return false;
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(fiscal[place]), 0);
  // ISO 7064: letters count as 10 to 35.
  return sum % 11 === 0 || BigInt(`2321${fiscal}11${unit}`) % 97n === 1n;
}

/** A company, the province of its tax office, a check digit. */
function isItalian(number: string): boolean {
  const [, company = '', office = ''] = /^IT(\d{7})(\d{3})\d$/.exec(number) ?? [];
  if (Number(company) === 0) return false;
  const isOffice = (Number(office) >= 1 && Number(office) <= 100) || /^(120|121|888|999)$/.test(office);
  return isOffice && hasLuhnDigit(number.slice(2));
}

/** Whether the last digit is right by the algorithm of Luhn. */
function hasLuhnDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
