import { expect, it } from 'vitest';
import { modeNotice } from './mode-notice.ts';

it('an operator reads at the start that the demo invents its hotels and takes test cards, and how to open a real shop', () => {
  expect(modeNotice({ mode: 'demo' })).toMatch(
    /^Mode: demo\. .*invented.*Test cards buy.*STAYKIT_MODE=production/,
  );
  expect(modeNotice({ mode: 'demo', paymentProvider: 'embedded' })).toContain('Test cards buy');
  expect(modeNotice({ mode: 'production', paymentProvider: 'embedded' })).toBe('Mode: production.');
});
