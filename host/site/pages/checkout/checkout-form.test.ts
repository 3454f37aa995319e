import { describe, expect, it } from 'vitest';
import {
  CHECKOUT_FIELDS,
  checkFields,
  noAges,
  EMPTY_FIELDS,
  sentText,
  todayOf,
  type CheckoutFields,
} from './checkout-form.ts';

const good: CheckoutFields = {
  firstName: 'Anna',
  lastName: 'Keller',
  email: 'anna@mail.example',
  phone: '',
  childAges: '',
  message: '',
};
const errorsOf = (typed: Partial<CheckoutFields>) => checkFields({ ...good, ...typed });

describe('what a guest types', () => {
  it('is right without a phone and without a message', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ phone: '+33 6 12 34 56 78', message: 'We arrive late.\nSorry.' })).toEqual({});
  });

  it('is asked for, but for phone and message, when nothing was typed', () => {
    const asked = CHECKOUT_FIELDS.filter((field) => field !== 'phone' && field !== 'message');
    expect(Object.keys(checkFields({ ...EMPTY_FIELDS, childAges: noAges(1) })).toSorted()).toEqual(
      asked.toSorted(),
    );
  });

  it.each([
    ['firstName', '   '],
    ['firstName', '\u0007'],
    ['firstName', '\u202E'],
    ['lastName', '<b>Keller</b>'],
    ['email', 'anna'],
    ['email', 'anna@mail'],
    ['email', 'anna keller@mail.example'],
    ['email', 'Anna <anna@mail.example>'],
    ['phone', '1234'],
    ['phone', 'call me'],
    ['message', 'a'.repeat(501)],
  ] as const)('is wrong where %s is %j', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: `checkout.error.${field}` });
  });

  it('is sent without blanks around it and without letters that nobody sees', () => {
    expect(sentText('  Anna\u0000Maria ')).toBe('Anna Maria');
    expect(sentText('\u2068Anna\u2069 Keller\u200E')).toBe('Anna Keller');
    expect(sentText(' one\r\ntwo ', true)).toBe('one\ntwo');
  });
});

it('today is the day of the market, not of the machine', () => {
  expect(todayOf('fr_FR', Date.parse('2030-05-31T22:30:00Z'))).toBe('2030-06-01');
});
