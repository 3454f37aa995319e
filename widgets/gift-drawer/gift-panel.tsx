import { Fragment } from 'react';
import { bucketOf, PRICE_BUCKETS } from '@staykit/core/gift/gift-price-list.ts';
import { GIFT_SHOP } from '@staykit/core/gift/gift-shop.ts';
import { validityMonths } from '@staykit/core/gift/voucher-validity.ts';
import { marketOf } from '@staykit/values/market/locale.ts';
import { GoneNotice } from '@staykit/ui/components/gone-notice/gone-notice.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Notice } from '@staykit/ui/primitives/notice/notice.tsx';
import { RadioList } from '@staykit/ui/primitives/radio-list/radio-list.tsx';
import { Label, Note, Options, Section } from './gift-drawer.styles.ts';
import { GiftFormats } from './gift-formats.tsx';
import type { GiftPartProps } from './gift-parts.ts';
import { GiftSummary } from './gift-summary.tsx';
import { GiftWords } from './gift-words.tsx';
import { SleevesPart } from './sleeves-part.tsx';

/** What can be chosen of a gift and written with it, and what it comes to. [PERSONALISE-05] */
export function GiftPanel({ gift, props }: GiftPartProps) {
  const { stay, offer, format, nights, bucket, choose, id } = gift;
  const { t, locale } = stay;
  const isPhysical = format === 'physical';
  if (offer.state === 'failed')
    return (
      <Notice tone="danger" role="alert" action={<Button onClick={gift.retry}>{t('common.retry')}</Button>}>
        {t('booking.failed')}
      </Notice>
    );
  if (offer.state === 'gone') return <GoneNotice searchUrl={props.searchUrl}>{t('gift.gone')}</GoneNotice>;
  const prices = offer.state === 'ready' ? offer.prices : [];
  const buckets = props.careMode && prices.some(({ sellPrices }) => sellPrices);
  return (
    <>
      {offer.state === 'ready' && offer.label && <Label>{offer.label}</Label>}
      <GiftFormats gift={gift} props={props} />
      {prices.length > 1 && (
        <Section>
          <h3 aria-hidden="true">{t('booking.giftNights')}</h3>
          <Options>
            <RadioList
              name={`${id}-nights`}
              label={t('booking.giftNights')}
              value={String(nights)}
              options={prices.map((each) => ({
                value: String(each.nights),
                label: t('common.nights', { count: each.nights }),
              }))}
              onChange={(value) => choose({ giftNights: Number(value) })}
            />
          </Options>
        </Section>
      )}
      {buckets && (
        <Section>
          <h3 aria-hidden="true">{t('gift.bucket')}</h3>
          <Options>
            <RadioList
              name={`${id}-bucket`}
              label={t('gift.bucket')}
              value={String(bucket)}
              options={PRICE_BUCKETS.map((each) => ({
                value: String(each),
                label: t(`gift.bucket.${each}`),
              }))}
              onChange={(value) => choose({ bucket: bucketOf(Number(value)) })}
            />
          </Options>
        </Section>
      )}
      {isPhysical ? (
        <SleevesPart gift={gift} props={props} />
      ) : (
        <Fragment>
          <GiftWords gift={gift} props={props} />
          {gift.hasPost && <Note>{t('gift.sleevesNotice')}</Note>}
        </Fragment>
      )}
      {offer.state !== 'none' && (
        <Note>
          {t('gift.choice', {
            stays: (props.shop ?? GIFT_SHOP).choiceOfStays,
            months: validityMonths('gift', { page: 'product', market: marketOf(locale) }),
          })}
        </Note>
      )}
      <GiftSummary gift={gift} />
    </>
  );
}
