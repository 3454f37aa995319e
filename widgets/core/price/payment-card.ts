import type { PlainDate } from '@staykit/values/dates/plain-date.ts';

/** A card as it is typed and sent. Never stored and never logged. */
export interface PaymentCard {
  /** 12 to 19 digits; blanks are ignored. */
  number: string;
  /** `MM/YY`. */
  expiry: string;
  /** 3 or 4 digits. */
  cvc: string;
  holder: string;
}

/** The check digit of card numbers (Luhn): every second digit from the right is doubled. */
export function hasCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{12,19}$/.test(number) && sum % 10 === 0;
}

/** A card number as it is printed on cards, in groups of four; everything but digits is left out. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** What was typed of `MM/YY`, with its slash: `7` is July, `1227` and `12/2027` are December 27. */
export function writeExpiry(typed: string): string {
  const [first = '', second] = typed.split(/[/.\- ]+/, 2);
  const left = first.replace(/\D/g, '');
  const month = left.length === 1 && (second !== undefined || left > '1') ? `0${left}` : left;
  const year = (second === undefined ? month.slice(2) : second.replace(/\D/g, '')).replace(/^20(?=\d\d)/, '');
  const start = month.slice(0, 2);
  return start.length < 2 || (second === undefined && year === '') ? start : `${start}/${year.slice(0, 2)}`;
}

/** Whether `MM/YY` is a month, and not one before that of the day: a card is good until the end of its month. */
export function isCardValidOn(expiry: string, today: PlainDate): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  return month !== undefined && year !== undefined && `20${year}-${month}` >= today.slice(0, 7);
}
