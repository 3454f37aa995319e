import { describe, expect, it } from 'vitest';
import reference from '@staykit/messages/en.json' with { type: 'json' };
import { ERRORS, StayError } from './catalogue.ts';

describe('the error catalogue', () => {
  it('every code has a severity, a text for visitors and an HTTP status', () => {
    for (const [code, { severity, messageKey, status }] of Object.entries(ERRORS)) {
      expect(code).toMatch(/^[A-Z_]+$/);
      expect(['error', 'info', 'log']).toContain(severity);
      const [namespace = '', key = ''] = messageKey.split('.');
      expect((reference as Record<string, Record<string, string>>)[namespace]).toHaveProperty(key);
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });

  it('an error keeps its code, its name and what helps to find the cause', () => {
    const error = new StayError('TIMEOUT', 'GET /offers.json took longer than 8000 ms', {
      call: 'getOffers',
    });
    expect(error).toBeInstanceOf(Error);
    expect([error.name, error.code, error.message, error.details]).toEqual([
      'StayError',
      'TIMEOUT',
      'GET /offers.json took longer than 8000 ms',
      { call: 'getOffers' },
    ]);
  });
});
