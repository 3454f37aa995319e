import type { Locale } from './locale.ts';

/** How visitors are spoken to: `u` and `vous`, or `je`. */
export const ADDRESS_FORMS = ['formal', 'informal'] as const;

/** A form of address. */
export type AddressForm = (typeof ADDRESS_FORMS)[number];

/**
 * The locales whose pages can be in a form of address. French says `vous` everywhere; Dutch has both, and without a choice
 * says `je` until somebody pays. Spanish and Italian are written in the form of the shop alone.
 */
export const FORM_LOCALES: Readonly<Record<AddressForm, readonly Locale[]>> = {
  formal: ['fr_FR', 'fr_BE', 'nl_BE', 'nl_NL'],
  informal: ['nl_BE', 'nl_NL'],
};
