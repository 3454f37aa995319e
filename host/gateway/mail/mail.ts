import type { PlainDate } from '../../../widgets/core/dates/plain-date.ts';
import type { Locale } from '../../../widgets/core/market/locale.ts';

/** A stay as a mail tells it. Amounts are integer cents. */
export interface StayMailData {
  /** 8 digits. */
  bookingNumber: string;
  /** How the guest is greeted; left out of the greeting when empty. */
  firstName: string;
  hotelName: string;
  /** Street, postcode and town, as one line. */
  hotelAddress?: string;
  /** What was booked: the label of the offer. */
  offerLabel: string;
  checkin: PlainDate;
  checkout: PlainDate;
  adult: number;
  child: number;
  baby: number;
  /** Names of rooms, extras and the like, one line each. */
  lines?: readonly string[];
  totalCents: number;
  /** Local tax that the hotel takes, on top of the total. */
  taxAtHotelCents?: number;
  /** Up to this day the stay is cancelled free of charge; without it nothing is said of cancelling. */
  cancellableUntil?: PlainDate;
  /** Page of the booking: a path of the shop, or an https address. */
  link?: string;
}

/** A gift as a mail tells it. */
export interface VoucherMailData {
  /** How the reader is greeted. */
  firstName: string;
  /** Name of the gift: the box, the stay, the card, the activity. */
  giftLabel: string;
  /** What the recipient enters to redeem it. */
  code: string;
  expires: PlainDate;
  /** Where the recipient redeems it: a path of the shop, or an https address. */
  link?: string;
  /** The PDF of the voucher. */
  pdfLink?: string;
}

/** What each template is filled with. Nothing in here is HTML: all of it is escaped. */
export interface MailData {
  'booking-confirmation': StayMailData;
  /** Above 0 was paid in addition, below 0 is given back, 0 is not told. */
  'booking-modification': StayMailData & { differenceCents: number };
  'booking-cancellation': Pick<
    StayMailData,
    'bookingNumber' | 'firstName' | 'hotelName' | 'offerLabel' | 'checkin' | 'checkout'
  > & { refundCents: number };
  'voucher-giver': VoucherMailData & {
    totalCents: number;
    recipientName?: string;
    /** The gift is sent by post; the voucher is then not in the mail. */
    physical?: boolean;
  };
  'voucher-recipient': VoucherMailData & { giverName: string; message?: string };
  /** To whoever packs: a gift that is sent by post. */
  'gift-to-pack': {
    /** Number of the sale. */
    number: string;
    giftLabel: string;
    /** As it is printed on the voucher in the parcel. */
    code: string;
    /** The last day of the code. */
    expires: PlainDate;
    /** Sleeves and other parts. */
    elements: readonly string[];
    /** Name, street, code and town, country. */
    address: readonly string[];
    buyerEmail: string;
    /** The PDF of the voucher. */
    pdfLink: string;
  };
  'contact-acknowledgement': {
    firstName: string;
    /** What the guest wrote, quoted below the answer. */
    message?: string;
    bookingNumber?: string;
  };
  'account-confirmation': { firstName: string; link: string };
  'password-reset': { firstName: string; link: string; validMinutes: number };
}

/** Name of a mail. */
export type MailTemplate = keyof MailData;

/** One mail to send: what kind, in whose language, to whom, about what. */
export type Mail = {
  [Template in MailTemplate]: {
    template: Template;
    locale: Locale;
    /** One address, without a name. */
    to: string;
    data: MailData[Template];
  };
}[MailTemplate];
