import { expect, it } from 'vitest';
import { modeNotice } from './mode-notice.ts';

it('an operator reads at the start that the demo invents its hotels and moves no money, and how to open a real shop', () => {
  expect(modeNotice({ mode: 'demo' })).toMatch(
    /^Mode: demo\. .*invented.*No payment moves money.*STAYKIT_MODE=production/,
  );
  expect(modeNotice({ mode: 'demo', paymentProvider: 'embedded' })).toContain('No payment moves money');
  expect(modeNotice({ mode: 'production', paymentProvider: 'embedded' })).toBe('Mode: production.');
});
