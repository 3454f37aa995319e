import { startEnhancements, type StartEnhancement } from '../framework/browser/start-enhancements.ts';

/** Enhancements that few pages have: each page loads the list of the others alone. */
export const start: StartEnhancement = (_element, data) =>
  startEnhancements(
    {
      '[data-care-copy],[data-care-sign-in]': () => import('../shell/care/start-care.ts'),
      '[data-gift-code]': () => import('../pages/beneficiary/start-gift-code.tsx'),
      '[data-gift] [data-gift-line]': () => import('../pages/gift/start-gift-line.tsx'),
      '[data-countdown]': () => import('../shell/banners/countdown.ts'),
      '[data-account-form]': () => import('../pages/account/start-account-forms.ts'),
      '[data-asking]': () => import('../pages/checkout/gift/ask-for-activity.ts'),
      '[data-priced]': () => import('../pages/blocks/live-tiles.ts'),
      '[data-expired]': () => import('../pages/errors/not-found/show-expired.tsx'),
    },
    data,
  );
