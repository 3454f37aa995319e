import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLookup, lookupAfter, type LookupState } from './lookup-state.ts';

const EMPTY: LookupState = { fields: { number: '', email: '' }, wrong: {}, busy: false };

describe('the look-up of a booking', () => {
  it('keeps eight digits of whatever a guest pastes as the number', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const { number } = lookupAfter(EMPTY, { type: 'typed', field: 'number', value }).fields;
        expect(number).toMatch(/^\d{0,8}$/);
        expect(value.replace(/\D/g, '').startsWith(number)).toBe(true);
      }),
    );
    expect(lookupAfter(EMPTY, { type: 'typed', field: 'number', value: '4071 8293.' }).fields.number).toBe(
      '40718293',
    );
    const fullWidth = lookupAfter(EMPTY, {
      type: 'typed',
      field: 'number',
      value: '\u200B４０７１ ８２９３',
    });
    expect(fullWidth.fields.number).toBe('40718293');
  });

  it('tells what is wrong with both fields, and nothing of those that are right', () => {
    expect(lookupAfter(EMPTY, { type: 'checked' }).wrong).toEqual({
      number: 'checkout.lookup.wrongNumber',
      email: 'checkout.error.email',
    });
    expect(checkLookup({ number: '40718293', email: ' guest@mail.example ' })).toEqual({});
    expect(checkLookup({ number: '4071829', email: 'guest' })).toEqual({
      number: 'checkout.lookup.wrongNumber',
      email: 'checkout.error.email',
    });
  });

  it('forgets a failure when the guest asks again, and keeps what was typed', () => {
    const failed = lookupAfter(
      { ...EMPTY, fields: { number: '40718293', email: 'a@b.example' }, busy: true },
      { type: 'failed', text: 'checkout.lookup.failed' },
    );
    expect(failed).toMatchObject({ busy: false, failure: 'checkout.lookup.failed' });
    const { busy, failure, fields } = lookupAfter(failed, { type: 'asked' });
    expect({ busy, failure, fields }).toEqual({ busy: true, failure: undefined, fields: failed.fields });
  });
});
