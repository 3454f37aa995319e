import * as z from 'zod/mini';
import { PASSWORD_LENGTH } from '@staykit/values/account/password-length.ts';
import { CONTACT_LENGTHS } from '@staykit/values/contact/contact-field.ts';
import { pasted } from '@staykit/values/text/pasted.ts';
import { isEmail } from '@staykit/values/contact/contact-field.ts';

/** The e-mail address of a customer. */
export const email = () =>
  z
    .string()
    .check(z.overwrite(pasted), z.maxLength(CONTACT_LENGTHS.email), z.refine(isEmail, 'an e-mail address'));
/** A password that is chosen now. */
export const password = () =>
  z.string().check(z.minLength(PASSWORD_LENGTH.min), z.maxLength(PASSWORD_LENGTH.max));
/** A password at sign-in: the rules for new ones must not lock out old ones. */
export const anyPassword = () => z.string().check(z.minLength(1), z.maxLength(PASSWORD_LENGTH.max));

/** The secret of a link in a mail. */
export const mailedToken = () => z.string().check(z.minLength(1), z.maxLength(200));

/** What calls of accounts have in common: pages of the shop itself make them. */
export const ofTheShop = { base: 'gateway', safe: false, from: 'shop' } as const;
