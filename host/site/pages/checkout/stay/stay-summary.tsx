import { useState } from 'react';
import { CancellationText } from '@staykit/ui/components/cancellation-text/cancellation-text.tsx';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { paxText } from '@staykit/ui/components/travellers/pax-text.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { StayPicture } from '../../layout/stay-tile.tsx';
import { quotedStay } from './ask-price.ts';
import type { CheckoutData } from '../checkout-data.ts';
import { toPay, type AppliedGift } from './stay-sale.ts';
import { daysText } from './item-to-pay.ts';
import { SummaryFold } from './summary-fold.tsx';
import * as S from './summary.styles.ts';

interface StaySummaryProps extends Pick<CheckoutData, 'product' | 'start'> {
  quote: OfferQuote;
  /** Cents of the way to pay, added to the total. */
  fee?: number;
  gift?: AppliedGift | undefined;
  /** The code that takes off what the quote says. */
  promoCode?: string | undefined;
  /** One line on narrow screens, until the rest is asked for: the form is what somebody came for. */
  folds?: boolean;
}

/** What is booked, for whom, when, and on what terms. */
export function StaySummary({
  product,
  start,
  quote,
  fee = 0,
  gift,
  promoCode,
  folds = false,
}: StaySummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const { t, locale, assetBase } = useStay();
  const { hotel, label, imageUrl } = product;
  const { checkin, nights, pax } = quotedStay(start, quote);
  const { programLineList: lines = [], cancellationPolicy: policy } = quote;
  const party = paxText(pax, t, quote.priceInfo?.nbRooms);
  return (
    <S.Summary aria-labelledby="checkout-stay" {...(folds && { 'data-folds': isOpen ? 'open' : 'shut' })}>
      {folds && (
        <SummaryFold
          title={hotel.label}
          detail={daysText(checkin, nights, locale)}
          sum={formatAmount(toPay({ quote, ...(gift && { gift }) }) + fee, locale)}
          controls="checkout-stay-all"
          isOpen={isOpen}
          onToggle={() => setOpen((was) => !was)}
        />
      )}
      <S.Picture>
        <StayPicture path={imageUrl} origin={assetBase} size="small" alt="" />
      </S.Picture>
      <div id="checkout-stay-all">
        <h2 id="checkout-stay">{hotel.label}</h2>
        <p data-muted="">{[hotel.place, label].join(' · ')}</p>
        <S.Facts>
          <div>
            <dt>{t('checkout.arrival')}</dt>
            <dd>{formatDay(checkin, locale, 'short')}</dd>
          </div>
          <div>
            <dt>{t('checkout.departure')}</dt>
            <dd>{formatDay(addDays(checkin, nights), locale, 'short')}</dd>
          </div>
          <div data-wide="">
            <dt>{t('travellers.label')}</dt>
            <dd>
              {party}, {t('common.nights', { count: nights })}
            </dd>
          </div>
        </S.Facts>
        {quote.modifiedReservationCriteria && (
          <Notice tone="info">
            {t('checkout.adapted', { stay: `${t('common.nights', { count: nights })}, ${party}` })}
          </Notice>
        )}
        {lines.length > 0 && (
          <>
            <h3>{t('checkout.included')}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line.label}>{line.label}</li>
              ))}
            </ul>
          </>
        )}
        <h3>{t('checkout.costs')}</h3>
        <PriceLines {...{ quote, nights, fee, gift, promoCode }} />
        {policy && (
          <>
            <h3>{t('checkout.conditions')}</h3>
            <p>
              <CancellationText policy={policy} dated />
            </p>
          </>
        )}
      </div>
    </S.Summary>
  );
}

/** What the stay costs, line by line, to the cent; the total is the strongest of them. [TAX-04] */
function PriceLines({
  quote,
  nights,
  fee,
  gift,
  promoCode,
}: Required<Pick<StaySummaryProps, 'quote' | 'fee' | 'gift' | 'promoCode'>> & { nights: number }) {
  const { t, locale } = useStay();
  const { priceInfo, localTaxTotalAmount: taxes = 0 } = quote;
  if (!priceInfo) return null;
  const { sellPrice, refPrice, totalPrice, promoCodeReductionAmount: code = 0 } = priceInfo;
  const { subElementsPrice = 0, insuranceAmount = 0 } = priceInfo;
  const stay = refPrice + subElementsPrice + insuranceAmount;
  const taxInPrice = totalPrice - (sellPrice - code + subElementsPrice + insuranceAmount);
  const reduction = refPrice - sellPrice;
  const money = (cents: number) => formatAmount(cents, locale);
  return (
    <S.Price>
      <div>
        <dt>{t('common.nights', { count: nights })}</dt>
        <dd>{money(stay)}</dd>
      </div>
      {reduction > 0 && (
        <div data-tone="positive">
          <dt>{t('checkout.reduction')}</dt>
          <dd>{money(-reduction)}</dd>
        </div>
      )}
      {code > 0 && (
        <div data-tone="positive">
          <dt>{[t('checkout.promo.label'), promoCode].filter(Boolean).join(' ')}</dt>
          <dd>{money(-code)}</dd>
        </div>
      )}
      {taxInPrice > 0 && (
        <div>
          <dt>{t('checkout.localTax')}</dt>
          <dd>{money(taxInPrice)}</dd>
        </div>
      )}
      {fee > 0 && (
        <div>
          <dt>{t('checkout.fee')}</dt>
          <dd>{money(fee)}</dd>
        </div>
      )}
      <div data-total="">
        <dt>{t('checkout.total')}</dt>
        <dd translate="no">{money(totalPrice + fee)}</dd>
      </div>
      {gift && (
        <>
          <div data-tone="positive">
            <dt>{t('checkout.code.paid')}</dt>
            <dd>{money(toPay({ quote, gift }) - totalPrice)}</dd>
          </div>
          <div data-total="">
            <dt>{t('checkout.code.left')}</dt>
            <dd translate="no">{money(toPay({ quote, gift }))}</dd>
          </div>
        </>
      )}
      {taxes > taxInPrice && (
        <div data-muted="">
          <dt>{t('checkout.taxAtHotel')}</dt>
          <dd>{money(taxes - taxInPrice)}</dd>
        </div>
      )}
    </S.Price>
  );
}
