import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';

/** The parts of a request as a client would send them. */
export interface ExampleRequest {
  /** Values of the `:name` parts of the path; encoded by whoever sends it. */
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | boolean>>;
  headers?: Readonly<Record<string, string>>;
  /** Cookies by name, as an earlier answer set them. */
  cookies?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as a form (`application/x-www-form-urlencoded`) in place of `body`. */
  form?: Readonly<Record<string, string>>;
}

/** What came back to an example that asked another call first. */
export interface StoryAnswer<Body = Record<string, unknown>> {
  status: number;
  /** The JSON of the answer; undefined where it is none. */
  body: Body;
  headers: Readonly<Record<string, string>>;
  /** Cookies that the answer set, by name. */
  cookies: Readonly<Record<string, string>>;
}

/** A promo code of the shop; what is left out is as little as a code can ask for. */
export interface StoryCode {
  minimumCents?: number;
  maxUses?: number;
  used?: number;
  products?: ('stay' | 'activity' | 'box' | 'giftCard')[];
  /** It ended so many ms ago. */
  endedAgo?: number;
}

/** The shop that an example is tried on: what its catalogue holds, and its other calls. */
export interface Story {
  /** A hotel of the catalogue with rooms left on `checkin`. */
  hotelId: string;
  /** An offer of that hotel sold by dates (booking flow), free for `nights` from `checkin`. */
  offerId: string;
  /** A gift stay without dates (gifting flow). */
  voucherOfferId: string;
  /** An activity with a day. */
  activityOfferId: string;
  /** An activity given as a voucher, without a day. */
  activityVoucherId: string;
  /** A gift box of the catalogue. */
  box: { code: string; slug: string };
  /** A place (city) with offers. */
  cityId: string;
  /** A picture of the hotel, without size and format. */
  pictureId: string;
  /** A day some weeks ahead, yyyy-MM-dd. */
  checkin: string;
  /** Nights of the stay from `checkin`. */
  nights: number;
  /** The present instant of the shop, ms since 1970. */
  now: number;
  /** A text that no other example was given: for idempotency keys and e-mail addresses. */
  unique(): string;
  /** The token in the link of the last mail to an address. */
  mailedToken(email: string): Promise<string>;
  /** A stay that is over, or in a week, of a guest with that e-mail: its number, and the token of the mail that asks for a review. */
  stayedAt(
    email: string,
    how?: { cancelled?: boolean; isToCome?: boolean },
  ): Promise<{ bookingNumber: string; token: string }>;
  /** A sign-in token of an agent of the customer service. */
  agentToken(): string;
  /** Pays on the page of the bank at an address, as a buyer does. */
  pay(url: string): Promise<void>;
  /** A promo code of ten per cent, for all products by default. */
  promoCode(code?: StoryCode): Promise<string>;
  /** A key of a supplier that may change all hotels. */
  supplierKey(): Promise<string>;
  /**
   * Makes another call first, a fresh quote for example. Throws when the answer is refused, unless `refused` says
   * that this is wanted.
   */
  ask<Body = Record<string, unknown>>(
    call: string,
    request?: ExampleRequest,
    how?: { refused?: boolean },
  ): Promise<StoryAnswer<Body>>;
}

/** One request of a call and what the gateway answers it; the contract test and hostile requests are made from it. */
export interface CallExample {
  /** Id of the call. */
  call: string;
  /** A sentence of whoever asks: `a couple asks for two nights`. */
  title: string;
  /** The request itself, or how it is made from the data of the catalogue and from earlier answers. */
  request: ExampleRequest | ((story: Story) => ExampleRequest | Promise<ExampleRequest>);
  /** The status of the answer. */
  expect: number;
  /** The code of a refusal; required for every status from 400. */
  refusal?: ErrorCode;
}
