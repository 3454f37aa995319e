import { expect, it } from 'vitest';
import { LOCALES } from '@staykit/values/market/locale.ts';
import { parseFlow } from '@staykit/values/search/flow.ts';
import { toggleHref } from './flow-toggle.ts';

it('hotel and activity are kept where they stand, anything else is booking, and the toggle writes neither [PROUTE-17]', () => {
  expect(['hotel', 'activity', 'zzz', '', undefined].map(parseFlow)).toEqual([
    'hotel',
    'activity',
    'booking',
    'booking',
    'booking',
  ]);
  const flows = LOCALES.flatMap((locale) =>
    (['booking', 'gifting'] as const).map((flow) =>
      new URL(toggleHref(locale, flow), 'https://shop.example').searchParams.get('flow'),
    ),
  );
  expect(new Set(flows)).toEqual(new Set(['booking', 'gifting', null]));
});
