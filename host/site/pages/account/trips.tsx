import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import {
  tripsOn,
  type AccountBooking,
  type AccountGift,
  type ReceivedGift,
} from '@staykit/core/account/account-booking.ts';
import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { Field } from '@staykit/ui/primitives/field/field.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import { BOOKING_LOOKUP_PATH, CHECK_REQUEST_CODE } from '../../shell/shell-links.ts';
import * as P from '../layout/page.styles.ts';
import { Status } from '../errors/status.styles.ts';
import { AccountFormView } from './account-forms.tsx';
import * as S from './account.styles.ts';

/** A document of something that was bought, whose name the link has for who hears it. */
function PaperLink({ href, text, of }: { href: string; text: string; of: string }) {
  return (
    <p data-muted="">
      <a href={href} target="_blank" rel="noopener">
        {text}
        <VisuallyHidden>{` (${of})`}</VisuallyHidden>
      </a>
    </p>
  );
}

interface TripsProps {
  request: Pick<PageRequest, 'locale' | 'now' | 't'>;
  /** What the account booked; absent where it cannot be had. */
  bookings: readonly AccountBooking[] | undefined;
  /** What the account gave; absent where it cannot be had. */
  gifts: readonly AccountGift[] | undefined;
  /** What the account was given; absent where it cannot be had. */
  received: readonly ReceivedGift[] | undefined;
}

/** The stays of an account, those to come first, each with a link to its booking; then its gifts, received and bought. */
export function Trips({ request, bookings, gifts, received }: TripsProps) {
  const { t, now } = request;
  const { coming, past } = tripsOn(bookings ?? [], now.date);
  return (
    <>
      {!bookings && <p role="alert">{t('account.tripsFailed')}</p>}
      {bookings?.length === 0 && (
        <div>
          <p>{t('account.noTrips')}</p>
          <P.MainLink href="/search">{t('host.allStays')}</P.MainLink>
        </div>
      )}
      <TripList request={request} title={t('account.tripsComing')} trips={coming} />
      <TripList request={request} title={t('account.tripsPast')} trips={past} />
      {(!gifts || !received) && <p role="alert">{t('account.giftsFailed')}</p>}
      <Received request={request} gifts={received ?? []} />
      {gifts && gifts.length > 0 && <GiftList request={request} gifts={gifts} />}
      {/* Quieter than the stays themselves: only who booked with another address needs it. */}
      <S.Elsewhere>
        <p>{t('account.tripsText')}</p>
        <ButtonLink href={`${BOOKING_LOOKUP_PATH}#${CHECK_REQUEST_CODE}`}>
          {t('menu.checkBooking')}
        </ButtonLink>
      </S.Elsewhere>
    </>
  );
}

interface TripListProps {
  request: Pick<PageRequest, 'locale' | 't'>;
  title: string;
  trips: readonly AccountBooking[];
}

function TripList({ request: { t, locale }, title, trips }: TripListProps) {
  if (trips.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <S.Trips>
        {trips.map((trip) => (
          <li key={trip.bookingNumber}>
            <h3>
              <a href={`${BOOKING_LOOKUP_PATH}?number=${trip.bookingNumber}`}>{trip.hotel.label}</a>
            </h3>
            <Status data-status={trip.status}>{t(`checkout.lookup.${trip.status}`)}</Status>
            <p>{trip.label}</p>
            <p data-days="">
              <time dateTime={trip.checkin}>{formatDay(trip.checkin, locale, 'short')}</time>
              {' – '}
              <time dateTime={trip.checkout}>
                {/* A list goes over years, and all our languages write them last. */}
                {`${formatDay(trip.checkout, locale, 'short')} ${trip.checkout.slice(0, 4)}`}
              </time>
            </p>
            <p>
              <span>{t('common.nights', { count: trip.nights })}</span>
              {' · '}
              <span>{paxText(trip, t, trip.nbRooms)}</span>
            </p>
            <p data-muted="">
              {t('checkout.bookingNumber')} <strong>{trip.bookingNumber}</strong>
            </p>
            {trip.invoiceUrl !== undefined && (
              <PaperLink
                href={trip.invoiceUrl}
                text={t('checkout.lookup.invoice.download')}
                of={trip.hotel.label}
              />
            )}
            {(trip.review === 'open' || trip.review === 'pending') && (
              <p data-review="">
                <ButtonLink href={`/review?number=${trip.bookingNumber}`}>
                  {t(trip.review === 'open' ? 'account.review' : 'account.reviewPending')}
                  <VisuallyHidden>{` (${trip.hotel.label})`}</VisuallyHidden>
                </ButtonLink>
              </p>
            )}
            {trip.review === 'published' && <p data-muted="">{t('account.reviewPublished')}</p>}
          </li>
        ))}
      </S.Trips>
    </section>
  );
}

/** The gifts that an account was given, and the form that adds one. */
function Received({ request, gifts }: { request: TripsProps['request']; gifts: readonly ReceivedGift[] }) {
  const { t, locale } = request;
  return (
    <section aria-labelledby="account-received">
      <h2 id="account-received">{t('account.giftsReceived')}</h2>
      {gifts.length > 0 && (
        <S.Trips>
          {gifts.map(
            ({ label, state, amountLeft, validUntil, code, fromName, bookingNumber, voucherUrl }) => (
              <li key={code}>
                <h3>
                  {state === 'open' ? (
                    <a href={`${GIFT_LINKS.beneficiaryLogin}#code=${code}`}>{label}</a>
                  ) : (
                    label
                  )}
                </h3>
                <Status data-status={state === 'open' ? 'confirmed' : 'cancelled'}>
                  {t(`account.giftState.${state}`)}
                </Status>
                {fromName !== undefined && <p>{t('account.giftFrom', { name: fromName })}</p>}
                {state === 'open' && (
                  <p data-days="">{t('account.giftLeft', { amount: formatAmount(amountLeft, locale) })}</p>
                )}
                {state !== 'used' && (
                  <p>{t('voucher.validUntil', { date: formatDay(validUntil, locale) })}</p>
                )}
                {bookingNumber !== undefined && (
                  <p>
                    <a href={`${BOOKING_LOOKUP_PATH}?number=${bookingNumber}`}>
                      {t('gift.redeemed', { number: bookingNumber })}
                    </a>
                  </p>
                )}
                <p data-muted="">
                  {t('voucher.code')} <strong>{code}</strong>
                </p>
                {state === 'open' && (
                  <PaperLink href={voucherUrl} text={t('checkout.gift.openVoucher')} of={label} />
                )}
              </li>
            ),
          )}
        </S.Trips>
      )}
      <S.AddGift>
        <h3>{t('account.giftAddTitle')}</h3>
        <AccountFormView request={request} form="gift">
          <p data-by-link="" hidden>
            {t('account.giftByLink')}
          </p>
          <div data-typed="">
            <Field
              id="account-code"
              name="code"
              required
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              label={t('voucher.code')}
              hint={t('account.giftAddText')}
              maxLength={40}
            />
          </div>
        </AccountFormView>
      </S.AddGift>
    </section>
  );
}

interface GiftListProps {
  request: Pick<PageRequest, 'locale' | 't'>;
  gifts: readonly AccountGift[];
}

function GiftList({ request: { t, locale }, gifts }: GiftListProps) {
  return (
    <section>
      <h2>{t('account.gifts')}</h2>
      <S.Trips>
        {gifts.map(({ giftNumber, label, state, validUntil, voucherUrl, invoiceUrl }) => (
          <li key={giftNumber}>
            <h3>{label}</h3>
            {state && (
              <Status data-status={state === 'open' ? 'confirmed' : 'cancelled'}>
                {t(`account.giftState.${state}`)}
              </Status>
            )}
            <p>{t('voucher.validUntil', { date: formatDay(validUntil, locale) })}</p>
            <p data-muted="">
              {t('checkout.gift.number')} <strong>{giftNumber}</strong>
            </p>
            <PaperLink href={voucherUrl} text={t('checkout.gift.openVoucher')} of={label} />
            {invoiceUrl !== undefined && (
              <PaperLink href={invoiceUrl} text={t('checkout.lookup.invoice.download')} of={label} />
            )}
          </li>
        ))}
      </S.Trips>
    </section>
  );
}
