import { withShop } from '@staykit/core/market/shop.ts';
import type { ReactNode } from 'react';
import {
  askStayReview,
  objectToReviews,
  sendStayReview,
  type StayReview,
  type StayReviewKey,
} from '@staykit/client/visitor/stay-review.ts';
import { SIGN_IN_PATH } from '@staykit/core/account/account-links.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { textOf } from '@staykit/values/errors/catalogue.ts';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import type { PageRequest } from '../../framework/request/page-request.ts';
import type { SitePage } from '../../registry/islands.ts';
import { notFoundPage } from '../errors/not-found/page.tsx';
import * as P from '../layout/page.styles.ts';
import { checkDraft, firstDraft, readDraft, type ReviewDraft, type ReviewFaults } from './read-review.ts';
import { ReviewForm } from './review-form.tsx';
import * as S from './review.styles.ts';

/** What a token can be. */
const TOKEN = /^[\w.-]{1,200}$/;
const NUMBER = /^\d{8}$/;

type Asking = Pick<
  PageRequest,
  | 'address'
  | 'locale'
  | 'path'
  | 'posted'
  | 'search'
  | 't'
  | 'visitor'
  | keyof Parameters<typeof notFoundPage>[0]
>;

/** Where a guest writes a review of a stay: by the link of a mail, or from the trips of an account. */
export async function reviewPage(request: Asking): Promise<SitePage> {
  const { visitor, search, posted } = request;
  const asked = new URLSearchParams(search);
  const token = asked.get('token') ?? '';
  const number = asked.get('number') ?? '';
  const key: StayReviewKey | undefined = TOKEN.test(token)
    ? { token }
    : NUMBER.test(number)
      ? { bookingNumber: number }
      : undefined;
  // Bookings and accounts are the shop's, and no partner's.
  if (!visitor || !key || request.address.partner) return notFoundPage(request);
  if ('token' in key && asked.get('stop') === '1') return stopPage(request, visitor, key.token);
  const review = await askStayReview(visitor, key);
  if (typeof review === 'string') return refusedPage(request, review);
  if (review.state === 'published' || review.state === 'rejected')
    return pageOf(
      request,
      200,
      <>
        <StayHead request={request} review={review} />
        <Notice tone={review.state === 'published' ? 'positive' : 'info'}>
          <p>{request.t(`stayReview.closed.${review.state}`)}</p>
        </Notice>
        <ToHotel request={request} review={review} />
      </>,
    );
  if (!posted) return formPage(request, review, firstDraft(review));
  const draft = readDraft(posted);
  const faults = checkDraft(draft);
  if (Object.keys(faults).length > 0) return formPage(request, review, draft, { faults });
  const refusal = await sendStayReview(visitor, { ...key, ...sentDraft(draft), locale: request.locale });
  if (refusal !== undefined) return formPage(request, review, draft, { refusal });
  return thanksPage(request, review);
}

/** A checked draft as the call takes it. */
function sentDraft({ stars, criteria, title, liked, disliked, company = 'couple', name }: ReviewDraft) {
  return { stars, criteria, title, liked, disliked, company, name, consent: true as const };
}

/** Addresses of this page are one guest's: nobody finds or keeps them. */
function pageOf(
  { t }: Pick<PageRequest, 't'>,
  status: number,
  body: ReactNode,
  title = t('stayReview.title'),
): SitePage {
  return {
    status,
    head: { title: withShop(title), robots: 'noindex, nofollow' },
    unkept: true,
    styles: 'page',
    body: (
      <P.Wrap>
        <S.Sheet>
          <h1>{title}</h1>
          {body}
        </S.Sheet>
      </P.Wrap>
    ),
  };
}

interface Outcome {
  faults?: ReviewFaults;
  /** Why the shop did not take it. */
  refusal?: ErrorCode;
}

function formPage(
  request: Asking,
  review: StayReview,
  draft: ReviewDraft,
  { faults = {}, refusal }: Outcome = {},
): SitePage {
  const { t } = request;
  const isWrong = Object.keys(faults).length > 0;
  return pageOf(
    request,
    200,
    <>
      <StayHead request={request} review={review} />
      {isWrong && (
        <Notice tone="danger" role="alert">
          <p>{t('stayReview.fix')}</p>
        </Notice>
      )}
      {refusal !== undefined && (
        <Notice tone="danger" role="alert">
          <p>
            {t(refusal === 'NOT_REVIEWABLE' ? textOf(refusal, 'stayReview.failed') : 'stayReview.failed')}
          </p>
        </Notice>
      )}
      {!request.posted && review.state === 'pending' && (
        <Notice tone="info">
          <p>{t('stayReview.already')}</p>
        </Notice>
      )}
      <ReviewForm t={t} names={review.names} draft={draft} faults={faults} />
    </>,
  );
}

function thanksPage(request: Asking, review: StayReview): SitePage {
  const { t, path, search } = request;
  return pageOf(
    request,
    200,
    <>
      <StayHead request={request} review={review} />
      <Notice tone="positive" role="status" title={t('stayReview.thanks')}>
        <p>{t('stayReview.thanksText')}</p>
      </Notice>
      <p>
        <ButtonLink href={`${path.split('?', 1)[0]}${search}`}>{t('stayReview.change')}</ButtonLink>
      </p>
      <ToHotel request={request} review={review} />
    </>,
  );
}

/** Ends the invitations, by one press: a mail program that opens all links of a mail must not end them. */
async function stopPage(
  request: Asking,
  visitor: NonNullable<PageRequest['visitor']>,
  token: string,
): Promise<SitePage> {
  const { t, posted } = request;
  const isDone = posted !== undefined && (await objectToReviews(visitor, token));
  const title = t('stayReview.stop');
  if (isDone)
    return pageOf(
      request,
      200,
      <Notice tone="positive" role="status">
        <p>{t('stayReview.stopped')}</p>
      </Notice>,
      title,
    );
  return pageOf(
    request,
    posted ? 410 : 200,
    <>
      {posted && (
        <Notice tone="danger" role="alert">
          <p>{t('errors.linkExpired')}</p>
        </Notice>
      )}
      <p>{t('stayReview.stopText')}</p>
      <S.Form method="post">
        <Button type="submit" variant="primary" size="l">
          {title}
        </Button>
      </S.Form>
    </>,
    title,
  );
}

/** What is said where no review can be written. */
function refusedPage(request: Asking, code: ErrorCode): SitePage {
  const { t, search } = request;
  if (code === 'SIGN_IN_REQUIRED')
    return pageOf(
      request,
      200,
      <>
        <p>{t('stayReview.signIn')}</p>
        <P.MainLink href={`${SIGN_IN_PATH}?${new URLSearchParams({ origin: `/review${search}` })}`}>
          {t('account.signIn')}
        </P.MainLink>
      </>,
    );
  const isKnown = code === 'LINK_EXPIRED' || code === 'NOT_REVIEWABLE' || code === 'BOOKING_NOT_FOUND';
  const text = code === 'LINK_EXPIRED' ? 'stayReview.expired' : textOf(code, 'errors.notReviewable');
  const status = code === 'LINK_EXPIRED' ? 410 : code === 'BOOKING_NOT_FOUND' ? 404 : isKnown ? 409 : 503;
  return pageOf(
    request,
    status,
    <>
      <Notice tone="warning">
        <p>{t(text)}</p>
      </Notice>
      <P.MainLink href="/account/trips">{t('account.trips')}</P.MainLink>
    </>,
  );
}

interface StayProps {
  request: Pick<PageRequest, 'locale' | 't'>;
  review: StayReview;
}

/** The stay that is reviewed. */
function StayHead({ request: { t, locale }, review: { hotel, label, checkin, checkout } }: StayProps) {
  return (
    <S.Stay>
      <h2>{hotel.label}</h2>
      <p>{label}</p>
      <p>{t('stayReview.stayOf', { from: formatDay(checkin, locale), to: formatDay(checkout, locale) })}</p>
    </S.Stay>
  );
}

function ToHotel({ request: { t }, review: { hotel } }: StayProps) {
  return (
    <p>
      <ButtonLink href={`/hotel/${hotel.id}`}>{t('stayReview.toHotel')}</ButtonLink>
    </p>
  );
}
