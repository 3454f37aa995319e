import { describe, expect, it } from 'vitest';
import reference from '@staykit/messages/en.json' with { type: 'json' };
import { CONTACT_REASONS, reasonOf, requestFor } from '@staykit/values/contact/contact-reasons.ts';
import {
  contactFaults,
  isBookingNumber,
  isName,
  isPhoneText,
  isPhoneValid,
  type ContactFields,
  type FieldFault,
} from './contact-rules.ts';
import { isEmail } from '@staykit/values/contact/contact-field.ts';
import { contactPost, withRef, type ContactRequest } from './contact-request.ts';

const fields = (more: Partial<ContactFields> = {}): ContactFields => ({
  Booking_ID__c: '12345678',
  description: '',
  email: 'zoe@orange.example',
  name: 'Zoë d’Arc-Léa',
  phone: '+33 6 12 34 56 78',
  ...more,
});
const text = (fault: FieldFault | undefined) =>
  fault && (reference.form as Record<string, string>)[fault.slice('form.'.length)];
const faultOf = (field: keyof ContactFields, value: string) =>
  text(contactFaults(fields({ [field]: value }), 'booking_info')[field]);
const kind = (reason: (typeof CONTACT_REASONS)[number]) => Object.values(requestFor(reason));

describe('the reason of a contact', () => {
  it('is one of seven, in their order', () => {
    expect(CONTACT_REASONS).toEqual([
      'avv_info',
      'booking_info',
      'emailconf',
      'modification',
      'cancellation',
      'complaint',
      'other',
    ]);
  });

  it('of who has not booked is an information request of hotels and activities [CONTACT-10]', () => {
    expect(kind('avv_info')).toEqual(['Hotel Activity information request', '']);
  });

  it('about a booking or its mail has a slash in the type [CONTACT-11]', () => {
    expect(kind('booking_info')).toEqual(['Information/request', '']);
    expect(kind('emailconf')).toEqual(['Information/request', 'Confirmation email']);
  });

  it('of the other kinds has its type and no subtype, and other has neither [CONTACT-12]', () => {
    expect(
      ['modification', 'cancellation', 'complaint', 'other'].map((each) => kind(each as 'other')),
    ).toEqual([
      ['Modification', ''],
      ['Cancellation Request', ''],
      ['Complaint', ''],
      ['', ''],
    ]);
  });

  it('can be read back from type and subtype, and from no others', () => {
    for (const reason of CONTACT_REASONS) expect(reasonOf(requestFor(reason))).toBe(reason);
    expect(reasonOf({ requestType: 'Complaint', requestSubtype: 'Loud' })).toBeUndefined();
  });
});

describe('a field of the contact form', () => {
  it('for the booking number takes exactly 8 digits [CONTACT-15]', () => {
    expect(faultOf('Booking_ID__c', '12345678')).toBeUndefined();
    for (const wrong of ['1234567', '123456789', '1234567a'])
      expect(faultOf('Booking_ID__c', wrong), wrong).toBe('Booking number is composed of 8 digits');
    expect(isBookingNumber('１２３４５６７８')).toBe(false);
    for (const pasted of [' 1234 5678\n', '1234\u20115678.', '１２３４５６７８', '\u200B12345678'])
      expect(faultOf('Booking_ID__c', pasted), pasted).toBeUndefined();
  });

  it('for the e-mail takes an address [CONTACT-16]', () => {
    expect(faultOf('email', 'a@b.fr')).toBeUndefined();
    for (const wrong of ['a@b', 'a b@c.fr', '@b.fr'])
      expect(faultOf('email', wrong), wrong).toBe('Email seems incorrect');
    for (const wrong of ['a@b.fr\r\nBcc: c@d.fr', 'a@b..fr', 'a@.fr', 'a@b@c.fr', `${'a'.repeat(250)}@b.fr`])
      expect(isEmail(wrong), wrong).toBe(false);
  });

  it('for the name takes letters of every language and no digits [CONTACT-18]', () => {
    expect(faultOf('name', "Zoë d'Arc-Léa")).toBeUndefined();
    for (const wrong of ['Ana2', 'Ana_']) expect(faultOf('name', wrong), wrong).toBe('Only text is expected');
    expect(isName('a'.repeat(81))).toBe(false);
  });

  it('for the phone takes digits, spaces, parentheses, plus and minus [CONTACT-19]', () => {
    expect(faultOf('phone', '+33 (0)6-12 34 56 78')).toBeUndefined();
    expect(faultOf('phone', '\u202A+33\u00a06\u201012 34 56 78\u202C')).toBeUndefined();
    for (const wrong of ['06.12', '06a'])
      expect(faultOf('phone', wrong), wrong).toBe('Phone number seems incorrect');
    expect(isPhoneText('1'.repeat(41))).toBe(false);
  });

  it('for the phone is good only with a recognised number and no error [CONTACT-20]', () => {
    const good = { value: '0612345678', normalized: '+33612345678', error: null };
    expect(isPhoneValid(good)).toBe(true);
    expect(isPhoneValid({ ...good, normalized: undefined })).toBe(false);
    expect(isPhoneValid({ ...good, value: '' })).toBe(false);
    expect(isPhoneValid({ ...good, error: 'too short' })).toBe(false);
  });

  it('is mandatory where it shows, but for the description [CONTACT-21]', () => {
    for (const field of ['name', 'email', 'phone', 'Booking_ID__c'] as const)
      expect(faultOf(field, ' '), field).toBe('Mandatory field');
    expect(faultOf('description', '')).toBeUndefined();
    // The hidden subtype is empty for most reasons, and nobody is asked for it.
    expect(contactFaults(fields(), 'complaint')).toEqual({});
    expect(contactFaults(fields({ Booking_ID__c: '' }), 'avv_info')).toEqual({});
  });
});

it('a request is posted as twelve fields that hold texts', () => {
  const request: ContactRequest = {
    ...fields(),
    contact_reason: 'other',
    ...requestFor('other'),
    origin: 'Web',
    pointOfSale: 'FR',
    status: 'New',
    returnUrl: 'https://fr.shop.example/contact',
  };
  const post = contactPost(request);
  expect(Object.keys(post)).toHaveLength(12);
  expect(Object.values(post).every((value) => typeof value === 'string')).toBe(true);
});

it('the page to come back to gets its ref, and keeps the rest of its address', () => {
  expect(withRef('https://a.example/contact?x=1&ref=old#b=2', 'contact_thank_you')).toBe(
    'https://a.example/contact?x=1&ref=contact_thank_you#b=2',
  );
  expect(withRef('/contact', 'contact_thank_you')).toBe('/contact?ref=contact_thank_you');
  expect(withRef('/séjour/点\ud800?a=é#点', 'x')).toBe(
    '/s%C3%A9jour/%E7%82%B9%EF%BF%BD?a=%C3%A9&ref=x#%E7%82%B9',
  );
});
