import { expect, it } from 'vitest';
import { modeNotice, officeNotice } from './mode-notice.ts';
import { officeAddress } from './office-address.ts';

it('an operator reads at the start that the demo invents its hotels and moves no money, and how to open a real shop', () => {
  expect(modeNotice({ mode: 'demo' })).toMatch(
    /^Mode: demo\. .*invented.*No payment moves money.*STAYKIT_MODE=production/,
  );
  expect(modeNotice({ mode: 'demo', paymentProvider: 'embedded' })).toContain('No payment moves money');
  expect(modeNotice({ mode: 'production', paymentProvider: 'embedded' })).toBe('Mode: production.');
});

it('an operator reads the same address of the back office at the start and in a set-up link', () => {
  expect(officeAddress({}, 3150)).toBe('http://localhost:3150/admin/');
  expect(officeAddress({ adminHost: 'office.localhost' }, 3150)).toBe('http://office.localhost:3150/admin/');
  // TLS ends in front of the process.
  expect(officeAddress({ adminHost: 'office.shop.example' }, 3150)).toBe(
    'https://office.shop.example/admin/',
  );
  expect(officeNotice({ mode: 'production', adminHost: 'office.localhost' }, 3150, '')).toBe(
    'Back office: http://office.localhost:3150/admin/',
  );
});
