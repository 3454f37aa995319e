import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '@staykit/values/price/payment-method.ts';
import { PAYMENT_PLANS } from '@staykit/values/price/payment-plan.ts';
import { pasted } from '@staykit/values/text/pasted.ts';
import { line, personName } from '../text-fields.ts';
import { LOCALES } from '@staykit/values/market/locale.ts';

/* What every sale is made with: stays, gifts, activities. */

/** One e-mail address, without a name. */
export const mailAddress = () =>
  z
    .string()
    .check(
      z.overwrite(pasted),
      z.maxLength(254),
      z.regex(/^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u, 'an e-mail address'),
    );

/** An amount in cents. */
export const cents = () => z.int().check(z.gte(0), z.lte(100_000_000));

/** A locale in a body. [LOCALE-05] */
export const saleLocale = () => z.enum(LOCALES);

/** Who buys. */
export const buyer = z.object({
  firstName: personName(60),
  lastName: personName(60),
  email: mailAddress(),
  phone: z.exactOptional(
    z.string().check(z.overwrite(pasted), z.regex(/^[\d ()+-]{5,30}$/, 'a phone number')),
  ),
});

/** A path of the shop: nothing that leads to another host. */
const ownPath = () =>
  z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])[^\s\\\p{C}]*$/u, 'a path of this site'));

/** Age in years on the day of arrival of each traveller under 12. */
export const childAges = () =>
  z.exactOptional(z.array(z.int().check(z.gte(0), z.lte(11))).check(z.maxLength(20)));

/** How it is paid on the page of the provider: no card number reaches the shop. */
export const paymentChoice = {
  /** The method that the page of the provider begins with; all are offered without it. */
  method: z.exactOptional(z.enum(PAYMENT_METHODS)),
  /** Where the buyer comes back to, with the query parameter `payment`. */
  returnPath: ownPath(),
};

/** How it is paid. [INSTALMENT-08] */
export const payment = z.object({
  plan: z.enum(PAYMENT_PLANS),
  ...paymentChoice,
});

const tag = () => z.exactOptional(line(100));

/** The partner of a sale, who is paid a commission. [MINISITE-17] */
export const saleSource = {
  /** Number of the partner's minisite. */
  minisiteId: z.exactOptional(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  utm: z.exactOptional(
    z.object({ source: tag(), medium: tag(), campaign: tag(), content: tag(), term: tag() }),
  ),
  /** The referring page or site. */
  origin: z.exactOptional(line(200)),
};

/** The idempotency key header. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string('expected a key of 16 to 128 letters, digits, - or _')
    .check(z.regex(/^[\w-]{16,128}$/, 'a key of 16 to 128 letters, digits, - or _')),
});
