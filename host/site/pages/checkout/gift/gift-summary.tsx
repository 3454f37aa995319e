import { useState } from 'react';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { validUntil } from '@staykit/core/gift/voucher-validity.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { StayPicture } from '../../layout/stay-tile.tsx';
import { SummaryFold } from '../stay/summary-fold.tsx';
import * as S from '../stay/summary.styles.ts';
import { isSendDay } from './gift-form.ts';
import type { GiftCheckoutData } from './gift-data.ts';
import type { GiftCheckout } from './use-gift-checkout.ts';

interface GiftSummaryProps {
  data: GiftCheckoutData;
  price: GiftCheckout['shown'];
  choice: Pick<GiftCheckout['state']['choice'], 'giftFormat' | 'toRecipient' | 'sendLater'>;
  /** The day on which it is sent, as typed. */
  sendOn: string;
  /** One line on narrow screens, until the rest is asked for. */
  folds?: boolean;
}

/** What is given, for whom, until when, and what it costs to the cent. */
export function GiftSummary({ data, price, choice, sendOn, folds = false }: GiftSummaryProps) {
  const [isOpen, setOpen] = useState(false);
  const { product, ownUse, today } = data;
  const { t, locale, assetBase } = useStay();
  const { giftFormat, toRecipient, sendLater } = choice;
  const { label, place, lines, picture, nights, adults, refPrice = 0 } = product;
  const isLater = giftFormat === 'digital' && toRecipient && sendLater && isSendDay(sendOn, today);
  // A gift is valid from the day on which its recipient gets it.
  const lastDay = isLater ? validUntil(sendOn, product.validMonths) : product.validUntil;
  const facts = [
    ...(nights > 0 ? [t('common.nights', { count: nights })] : []),
    ...(product.productType === 'GIFTCARD' ? [] : [t('common.people', { count: adults })]),
  ];
  const money = (cents: number) => formatAmount(cents, locale);
  const saving = refPrice - product.sellPrice;
  const saves = product.productType !== 'GIFTCARD' && saving > 0;
  return (
    <S.Summary aria-labelledby="checkout-stay" {...(folds && { 'data-folds': isOpen ? 'open' : 'shut' })}>
      {folds && (
        <SummaryFold
          title={label}
          detail={facts.join(', ') || t('voucher.validUntil', { date: formatDay(lastDay, locale, 'medium') })}
          sum={money(price.total)}
          controls="checkout-stay-all"
          isOpen={isOpen}
          onToggle={() => setOpen((was) => !was)}
        />
      )}
      {picture && (
        <S.Picture>
          {picture.sized ? (
            <img src={picture.url} alt="" />
          ) : (
            <StayPicture path={picture.url} origin={assetBase} size="small" alt="" />
          )}
        </S.Picture>
      )}
      <div id="checkout-stay-all">
        <h2 id="checkout-stay">{label}</h2>
        {place !== undefined && <p data-muted="">{place}</p>}
        <S.Facts>
          {facts.length > 0 && (
            <div>
              <dt>{t('checkout.gift.for')}</dt>
              <dd>{facts.join(', ')}</dd>
            </div>
          )}
          <div>
            <dt>{t('checkout.gift.valid')}</dt>
            <dd>{formatDay(lastDay, locale, 'medium')}</dd>
          </div>
        </S.Facts>
        {lines.length > 0 && (
          <>
            <h3>{t('checkout.included')}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <h3>{t('checkout.costs')}</h3>
        <S.Price aria-live="polite">
          <div>
            <dt>{t(ownUse ? 'checkout.gift.valueOwn' : 'checkout.gift.value')}</dt>
            <dd>{money(price.sellPrice + (saves ? saving : 0))}</dd>
          </div>
          {saves && (
            <div data-tone="positive">
              <dt>{t('checkout.reduction')}</dt>
              <dd>{money(-saving)}</dd>
            </div>
          )}
          {price.promo && (
            <div data-tone="positive">
              <dt>{[t('checkout.promo.label'), price.promo.code].filter(Boolean).join(' ')}</dt>
              <dd>{money(-price.promo.reduction)}</dd>
            </div>
          )}
          {price.dress > 0 && (
            <div>
              <dt>{t('checkout.gift.dress')}</dt>
              <dd>{money(price.dress)}</dd>
            </div>
          )}
          {giftFormat === 'physical' && (
            <div>
              <dt>{t('checkout.gift.post')}</dt>
              <dd>{price.post > 0 ? money(price.post) : t('checkout.gift.free')}</dd>
            </div>
          )}
          <div data-total="">
            <dt>{t('checkout.total')}</dt>
            <dd translate="no">{money(price.total)}</dd>
          </div>
        </S.Price>
      </div>
    </S.Summary>
  );
}
