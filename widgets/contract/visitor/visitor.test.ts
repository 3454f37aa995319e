import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { CONTACT_REASONS, requestFor } from '@staykit/values/contact/contact-reasons.ts';
import { contactPost, type ContactRequest } from '@staykit/core/contact/contact-request.ts';
import { accountState } from './account.ts';
import { collectedPayload } from './collect.ts';
import { contactRequest, postContact } from './contact.ts';
import { experimentActivation } from './experiments.ts';
import { clientError } from './reports.ts';
import type { Call } from '../call.ts';
import { CALL_FAMILIES } from '../calls.ts';

const good: ContactRequest = {
  Booking_ID__c: '12345678',
  contact_reason: 'complaint',
  description: 'La chambre donnait sur la rue.',
  email: 'zoe@orange.example',
  name: 'Zoë',
  phone: '+33 6 12 34 56 78',
  ...requestFor('complaint'),
  origin: 'Web',
  pointOfSale: 'FR',
  status: 'New',
  returnUrl: 'https://shop.example/contact',
};

describe('the contact form', () => {
  it('is read as it was written, without fields that nobody knows, and not with a wrong one [SENTITY-01]', () => {
    expect(z.parse(contactRequest, { ...good, more: 1 })).toEqual(good);
    for (const contact_reason of CONTACT_REASONS)
      expect(z.parse(contactRequest, { ...good, contact_reason })).toEqual({ ...good, contact_reason });
    for (const field of Object.keys(good)) {
      const { [field as keyof typeof good]: _missing, ...without } = good;
      expect(z.safeParse(contactRequest, without).success, field).toBe(false);
      expect(z.safeParse(contactRequest, { ...good, [field]: 7 }).success, field).toBe(false);
    }
    expect(z.safeParse(contactRequest, { ...good, contact_reason: 'praise' }).success).toBe(false);
  });

  it('is posted with exactly twelve texts, and never says undefined', () => {
    const post = contactPost({ ...good, Booking_ID__c: '', description: '' });
    expect(Object.keys(z.parse(postContact.body, post))).toEqual([
      'orgid',
      'status',
      'type',
      'subtype',
      'origin',
      'pos',
      'retURL',
      'Booking_ID__c',
      'description',
      'name',
      'email',
      'phone',
    ]);
    expect(String(new URLSearchParams({ ...post }))).not.toContain('undefined');
    expect(z.safeParse(postContact.body, { ...post, status: 'Closed' }).success).toBe(false);
    expect(z.safeParse(postContact.body, { ...post, description: 'x'.repeat(4_001) }).success).toBe(false);
    expect(z.safeParse(postContact.body, { ...post, email: ['a@b.fr', 'c@d.fr'] }).success).toBe(false);
  });
});

describe('what pages tell', () => {
  it('is refused where a field is missing or wrong', () => {
    const payload = { client_id: '1', non_personalized_ads: true, events: [{ name: 'a', params: {} }] };
    expect(z.safeParse(collectedPayload, payload).success).toBe(true);
    for (const wrong of [
      { client_id: 1 },
      { non_personalized_ads: 'true' },
      { events: {} },
      { user_data: 'x' },
    ])
      expect(z.safeParse(collectedPayload, { ...payload, ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      );
    const activation = {
      visitorId: 'v',
      variationGroupId: 'g',
      variationId: 'on',
      locale: 'fr_FR',
      environmentId: 'shop',
    };
    expect(z.parse(experimentActivation, activation)).toEqual(activation);
    for (const field of Object.keys(activation))
      expect(z.safeParse(experimentActivation, { ...activation, [field]: '' }).success, field).toBe(false);
    const error = { level: 'ERROR', message: 'x', location: 'a', locale: 'fr_FR', page: '/' };
    expect(z.parse(clientError, error)).toEqual(error);
    expect(z.safeParse(clientError, { ...error, level: 'WARN' }).success).toBe(false);
    expect(z.parse(accountState, { signedIn: false, care: false })).toEqual({
      signedIn: false,
      care: false,
      wishes: 0,
    });
  });
});

describe('the calls of visitors', () => {
  const all: readonly Call[] = CALL_FAMILIES.visitor;
  const calls = (pattern: RegExp) => all.filter(({ path }) => pattern.test(path));

  it('that set or read cookies are the shop’s own, and those that could be guessed at are rare', () => {
    expect(calls(/^\/(account|care|wishlist)/).filter(({ from }) => from !== 'shop')).toEqual([]);
    const guessed = calls(/sign-in|sign-up|password/);
    expect(guessed.length).toBeGreaterThanOrEqual(6);
    expect(guessed.filter(({ limit, method }) => limit !== 'strict' || method === 'GET')).toEqual([]);
  });
});
