import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { travellersOf } from '@staykit/values/pax/pax.ts';
import { CHILD_FROM } from '../../../catalogue/room-capacity.ts';
import { MARKETS } from '@staykit/core/market/market-settings.ts';
import type { LiveNight, LiveStay, ReservationOrder, SupplierSystem } from '../supplier-system.ts';
import { cancel, ERROR_CODES, hotelAvail, hotelRes, type RoomStay } from './messages.ts';

/** Version of the messages. */
const VERSION = '1.0';
/** The room type that the shop sells. */
const ROOM = 'standard';
const CURRENCY = MARKETS.FR.currency;
/** Characters of an answer that are read. */
const MOST_CHARACTERS = 1_000_000;
/** Rooms of a night that are shown at most; a calendar has a byte. */
const MOST_ROOMS = 200;

/** A message that was answered by errors. */
class OtaErrors extends Error {
  readonly codes: readonly string[];

  constructor(errors: readonly { Code: string; ShortText?: string | undefined }[]) {
    super(errors.map(({ Code, ShortText = '' }) => `${Code} ${ShortText.slice(0, 100)}`.trim()).join(', '));
    this.name = 'OtaErrors';
    this.codes = errors.map(({ Code }) => Code);
  }
}

/**
 * A reservation system that speaks the JSON equivalent of OpenTravel messages. An answer must name its request, hotel,
 * nights and currency: an old, doubled or wrong one counts as none.
 */
export function otaJsonSystem({ address, token }: { address: string; token: string }): SupplierSystem {
  async function send<Answer extends z.ZodMiniType<{ EchoToken: string }>>(
    name: string,
    body: object,
    answer: Answer,
    signal: AbortSignal,
    key?: string,
  ): Promise<z.output<Answer>> {
    const echo = randomUUID();
    const response = await fetch(`${address.replace(/\/$/, '')}/${name}`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        Authorization: `Bearer ${token}`,
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify({
        [`OTA_${name}RQ`]: {
          EchoToken: echo,
          Version: VERSION,
          TimeStamp: new Date().toISOString(),
          ...body,
        },
      }),
    });
    const text = await readText(response);
    if (response.status !== 200) throw new Error(`HTTP status ${response.status}`);
    const field = `OTA_${name}RS`;
    const read = z.safeParse(z.object({ [field]: answer }), JSON.parse(text));
    if (!read.success) throw new Error(`${field}: ${z.prettifyError(read.error).slice(0, 300)}`);
    const message = (read.data as Record<string, z.output<Answer>>)[field]!;
    if (message.EchoToken !== echo) throw new Error(`${field}: the EchoToken is that of another request.`);
    return message;
  }

  return {
    async availability(stay, signal) {
      const answer = await send(
        'HotelAvail',
        { AvailRequestSegments: [segmentOf(stay)] },
        hotelAvail,
        signal,
      );
      if (isSoldOut(answer.Errors)) return { kind: 'soldOut' };
      succeeded(answer);
      const [roomStay] = answer.RoomStays ?? [];
      if (!roomStay) throw new Error('OTA_HotelAvailRS: no RoomStays.');
      const isFull = roomStay.AvailabilityStatus === 'NoAvailability';
      // Its nights tell which of them are full.
      if (isFull && !roomStay.RoomRates?.length) return { kind: 'soldOut' };
      const nights = nightsOf(roomStay, stay);
      const isSold = isFull || nights.some(({ rooms }) => rooms < stay.rooms);
      return { kind: isSold ? 'soldOut' : 'available', nights };
    },
    async book(order, key, signal) {
      const answer = await send('HotelRes', reservationOf(order, key), hotelRes, signal, key);
      if (isSoldOut(answer.Errors)) return { kind: 'soldOut' };
      if (answer.Errors?.some(({ Code }) => Code === ERROR_CODES.rateChanged)) {
        const [roomStay] = answer.RoomStays ?? [];
        if (!roomStay) throw new Error('OTA_HotelResRS: the rate has changed, but RoomStays is missing.');
        return { kind: 'priceChanged', nights: nightsOf(roomStay, order) };
      }
      succeeded(answer);
      const made = answer.HotelReservations?.find(({ UniqueID }) => UniqueID.ID === key);
      const reference = made?.ResGlobalInfo.HotelReservationIDs[0]?.ResID_Value;
      if (reference === undefined) throw new Error('OTA_HotelResRS: no reservation of this UniqueID.');
      return { kind: 'booked', reference };
    },
    async cancel(key, signal) {
      const body = { CancelType: 'Commit', UniqueID: { Type: '14', ID: key } };
      const answer = await send('Cancel', body, cancel, signal, key);
      const codes = new Set(answer.Errors?.map(({ Code }) => Code));
      if (codes.has(ERROR_CODES.alreadyCancelled)) return 'cancelled';
      if (codes.has(ERROR_CODES.bookingNotFound)) return 'unknown';
      succeeded(answer);
      if (answer.Status !== 'Cancelled') throw new Error('OTA_CancelRS: Status is not Cancelled.');
      return 'cancelled';
    },
  };
}

const isSoldOut = (errors: readonly { Code: string }[] | undefined): boolean =>
  errors?.some(({ Code }) => Code === ERROR_CODES.noAvailability || Code === ERROR_CODES.unknownHotel) ??
  false;

function succeeded({
  Success,
  Errors,
}: {
  Success?: object | undefined;
  Errors?: { Code: string; ShortText?: string | undefined }[] | undefined;
}): void {
  if (Errors?.length) throw new OtaErrors(Errors);
  if (!Success) throw new Error('the answer has neither Success nor Errors.');
}

async function readText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > MOST_CHARACTERS) throw new Error('the answer is too long.');
  }
  return text + decoder.decode();
}

const span = ({ checkin, nights }: LiveStay) => ({ Start: checkin, End: addDays(checkin, nights) });

const segmentOf = (stay: LiveStay) => ({
  HotelSearchCriteria: {
    Criterion: [
      {
        HotelRef: { HotelCode: stay.hotelId },
        StayDateRange: span(stay),
        RoomStayCandidates: [
          {
            RoomTypeCode: ROOM,
            Quantity: stay.rooms,
            // Prices of parties are the shop's: it asks for one room and two adults.
            GuestCounts: [{ AgeQualifyingCode: '10', Count: 2 }],
          },
        ],
      },
    ],
  },
});

/** OpenTravel's codes of ages. */
const AGES = { adult: '10', child: '8', baby: '7' } as const;

/** Who comes: children one by one where their ages are known. */
function guestCounts({ pax, childAges }: ReservationOrder): object[] {
  if (!childAges)
    return (['adult', 'child', 'baby'] as const)
      .filter((age) => pax[age] > 0)
      .map((age) => ({ AgeQualifyingCode: AGES[age], Count: pax[age] }));
  const adults = travellersOf(pax) - childAges.length;
  return [
    { AgeQualifyingCode: AGES.adult, Count: adults },
    ...childAges.map((Age) => ({
      AgeQualifyingCode: AGES[Age < CHILD_FROM ? 'baby' : 'child'],
      Age,
      Count: 1,
    })),
  ];
}

function reservationOf(order: ReservationOrder, key: string): object {
  const { hotelId, rooms, guest, prices, bookingNumber } = order;
  return {
    ResStatus: 'Commit',
    HotelReservations: [
      {
        UniqueID: { Type: '14', ID: key },
        RoomStays: [
          {
            BasicPropertyInfo: { HotelCode: hotelId },
            TimeSpan: span(order),
            RoomTypes: [{ RoomTypeCode: ROOM, NumberOfUnits: rooms }],
            RoomRates: [
              {
                RoomTypeCode: ROOM,
                Rates: prices.map(({ night, priceCents }) => ({
                  EffectiveDate: night,
                  Base: { AmountAfterTax: (priceCents / 100).toFixed(2), CurrencyCode: CURRENCY },
                })),
              },
            ],
            GuestCounts: guestCounts(order),
          },
        ],
        ResGuests: [{ PersonName: { GivenName: guest.firstName, Surname: guest.lastName } }],
        ResGlobalInfo: { Comments: [{ Name: 'BookingNumber', Text: bookingNumber }] },
      },
    ],
  };
}

/** The nights of a room stay: exactly those that were asked for. */
function nightsOf({ BasicPropertyInfo, RoomRates }: RoomStay, stay: LiveStay): LiveNight[] {
  if (BasicPropertyInfo.HotelCode !== stay.hotelId)
    throw new Error(`RoomStays: of the hotel ${BasicPropertyInfo.HotelCode.slice(0, 20)}.`);
  const rates = RoomRates?.find(({ RoomTypeCode }) => RoomTypeCode === ROOM)?.Rates ?? [];
  const byNight = new Map(rates.map((rate) => [rate.EffectiveDate, rate]));
  if (byNight.size !== rates.length) throw new Error('Rates: a night is given twice.');
  return Array.from({ length: stay.nights }, (_, place) => {
    const night = addDays(stay.checkin, place);
    const rate = byNight.get(night);
    if (!rate) throw new Error(`Rates: the night ${night} is missing.`);
    const { AmountAfterTax, CurrencyCode } = rate.Base;
    if (CurrencyCode !== CURRENCY) throw new Error(`Rates: the currency of ${night} is not ${CURRENCY}.`);
    const priceCents = Number(AmountAfterTax.replace('.', ''));
    if (priceCents === 0) throw new Error(`Rates: the night ${night} has no price.`);
    return { night, priceCents, rooms: Math.min(rate.NumberOfUnits, MOST_ROOMS) };
  });
}
