import type { PlainDate } from '@staykit/values/dates/plain-date.ts';
import type { GiftDesign } from '@staykit/values/gift/gift-design.ts';
import type { Locale } from '@staykit/values/market/locale.ts';

/** A stay in a mail. Amounts are cents. */
export interface StayMailData {
  /** 8 digits. */
  bookingNumber: string;
  /** Guest's first name; empty for a greeting without one. */
  firstName: string;
  hotelName: string;
  /** Street, postcode and town in one line. */
  hotelAddress?: string;
  /** Label of the offer. */
  offerLabel: string;
  checkin: PlainDate;
  checkout: PlainDate;
  adult: number;
  child: number;
  baby: number;
  /** Number of rooms. Mails of bookings made before it was kept have none. */
  nbRooms?: number;
  /** Age in years of each traveller under 12, where it was told. */
  childAges?: readonly number[];
  /** Rooms, extras and the like, one per line. */
  lines?: readonly string[];
  totalCents: number;
  discount?: Discount;
  /** Number under which the hotel knows the stay. */
  hotelConfirmation?: string;
  /** Local tax that is paid at the hotel, on top of the total. */
  taxAtHotelCents?: number;
  /** Last day on which a cancellation is refunded in part; without it, mails do not mention cancellation. */
  cancellableUntil?: PlainDate;
  /** The reception, in international form. */
  hotelPhone?: string;
  /** `HH:mm` on the clock of the hotel. */
  hours?: { checkin: string; checkout: string; checkinUntil?: string };
  /** Page of the booking: a path or an https address. */
  link?: string;
  /** The stay as a calendar file: a path or an https address. */
  calendarLink?: string;
}

/** A reservation in a mail to its hotel. Amounts are cents. */
export interface ReservationMailData {
  /** 8 digits. */
  bookingNumber: string;
  hotelName: string;
  /** Name of the rate plan, or of the stay as it was sold. */
  planName: string;
  /** Code or name of the room type. */
  roomName: string;
  rooms: number;
  checkin: PlainDate;
  checkout: PlainDate;
  /** Dates until now, where a change moved them. */
  before?: { checkin: PlainDate; checkout: PlainDate };
  adult: number;
  child: number;
  baby: number;
  /** Age in years of each traveller under 12, where it was told. */
  childAges?: readonly number[];
  /** Names of extras, and of activities with their day. */
  extras: readonly string[];
  /** First and last name of the guest; empty after an erasure. */
  guestName: string;
  guestPhone?: string;
  guestEmail?: string;
  /** What the guest wishes. */
  message?: string;
  grossCents: number;
  commissionCents: number;
  netCents: number;
  taxCollectedCents: number;
  taxOnSiteCents: number;
  /** Page of the back office, where somebody of the hotel may sign in. */
  link?: string;
}

/** What a promo code took off the price; the total is after it. */
export interface Discount {
  code: string;
  cents: number;
}

/** A gift in a mail. */
export interface VoucherMailData {
  /** Reader's first name. */
  firstName: string;
  /** Name of the gift. */
  giftLabel: string;
  /** The gift code. */
  code: string;
  /** Amount of a gift card in cents. Only a card has one: of other gifts nobody is told the price. */
  worthCents?: number;
  expires: PlainDate;
  /** Page for redeeming: a path or an https address. */
  link?: string;
  /** Address of the voucher's PDF. */
  pdfLink?: string;
  /** What its card shows. */
  design?: GiftDesign;
}

type StayOfMail = Pick<
  StayMailData,
  'bookingNumber' | 'firstName' | 'hotelName' | 'offerLabel' | 'checkin' | 'checkout'
>;

/** Data of each template. Contains no HTML: everything is escaped. */
export interface MailData {
  'booking-confirmation': StayMailData;
  /** Positive: paid in addition; negative: refunded; 0: not mentioned. */
  'booking-modification': StayMailData & { differenceCents: number };
  'booking-cancellation': StayOfMail & { refundCents: number };
  /** To the hotel: it has a reservation more, a changed one, or one less. */
  'reservation-confirmed': ReservationMailData;
  'reservation-changed': ReservationMailData;
  'reservation-cancelled': ReservationMailData;
  /** A deferred payment was refused: the guest may pay it on a page until a day. */
  'payment-due': StayOfMail & {
    amountCents: number;
    /** Last day. */
    payBy: PlainDate;
    /** Page of the payment, with its secret. */
    link: string;
    /** The day on which its card is charged again by itself. */
    again?: PlainDate;
  };
  /** It is the last day to pay, and nothing was paid yet. */
  'payment-reminder': StayOfMail & { amountCents: number; payBy: PlainDate; link: string };
  /** The card that was refused was charged after all. */
  'payment-taken': StayOfMail & { amountCents: number };
  /** It was not paid until then, and the booking is cancelled. */
  'payment-missed': StayOfMail & {
    amountCents: number;
    /** Refunded of other payments. */ backCents: number;
  };
  /** A dearer stay that staff prepared: the guest pays the supplement and the booking moves. */
  'booking-move-offer': StayOfMail & {
    /** Cents to pay, above 0. */
    differenceCents: number;
    /** Page of the booking with the stay. */
    link: string;
    validHours: number;
  };
  'voucher-giver': VoucherMailData & {
    totalCents: number;
    discount?: Discount;
    recipientName?: string;
    /** The day on which the recipient gets it, if it is not sent yet. */
    sendOn?: PlainDate;
    /** The buyer's page of the gift, with its secret. */
    pageLink?: string;
    /** Sent by post; the mail then contains no voucher. */
    physical?: boolean;
  };
  /** Staff refunded a gift as a whole, or what its stay did not use. */
  'gift-refund': {
    /** First name of the giver. */
    firstName: string;
    giftLabel: string;
    refundCents: number;
    isWhole: boolean;
  };
  'voucher-recipient': VoucherMailData & {
    giverName: string;
    message?: string;
    /** Page that keeps the gift in the reader's account. */
    keepLink?: string;
  };
  /** Packing order for a posted gift. */
  'gift-to-pack': {
    /** Number of the gift sale. */
    number: string;
    giftLabel: string;
    /** The printed form of the code. */
    code: string;
    /** Last day of validity. */
    expires: PlainDate;
    /** Packaging. */
    elements: readonly string[];
    /** Name, street, code and town, country. */
    address: readonly string[];
    buyerEmail: string;
    /** Address of the voucher's PDF. */
    pdfLink: string;
  };
  'contact-acknowledgement': {
    firstName: string;
    /** The guest's message, quoted at the end. */
    message?: string;
    bookingNumber?: string;
  };
  'account-confirmation': { firstName: string; link: string };
  /** Asks a guest for a review after the stay. */
  'review-invitation': Pick<
    StayMailData,
    'firstName' | 'hotelName' | 'offerLabel' | 'checkin' | 'checkout'
  > & {
    /** Page of the review. */
    link: string;
    /** Page that ends invitations. */
    stopLink: string;
  };
  'password-reset': { firstName: string; link: string; validMinutes: number };
  /** To a new address of an account: confirms it. */
  'email-change': { firstName: string; link: string };
  /** To the address that an account had until now. */
  'email-changed': { firstName: string };
  /** Deletes an account, for who has lost the password. */
  'account-deletion': { firstName: string; link: string; validMinutes: number };
}

/** Name of a mail. */
export type MailTemplate = keyof MailData;

/** A mail: template, locale, recipient and data. */
export type Mail = {
  [Template in MailTemplate]: {
    template: Template;
    locale: Locale;
    /** One address, without a name. */
    to: string;
    data: MailData[Template];
  };
}[MailTemplate];
