import { formatDay } from '@staykit/core/dates/format-date.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { MessageKey } from '@staykit/messages/translate.ts';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import { BusyButton } from '@staykit/ui/primitives/button/busy-button.tsx';
import { GiftCard } from '../../gift/card/gift-card.tsx';
import { CheckoutEnded, PhoneHelp } from '../checkout-ended.tsx';
import * as S from '../checkout.styles.ts';
import { GiftSold } from '../gift/gift-sold.tsx';
import { CompanyInvoice } from '../payment/company-invoice.tsx';
import type { GiftBoughtData } from './bought-data.ts';
import { GiftSending } from './gift-sending.tsx';
import { useBoughtGift, type BoughtTools } from './use-bought-gift.ts';

interface GiftBoughtProps {
  data: GiftBoughtData;
  stay: Stay;
  /** Only in the browser. */
  tools?: BoughtTools;
  /** Right after the sale: what is shown where the rest cannot be had, and whom the voucher was sent to. */
  sold?: Parameters<typeof GiftSold>[0]['sold'];
}

const TITLES = {
  active: undefined,
  redeemed: 'checkout.bought.redeemed',
  expired: 'checkout.bought.expired',
  refunded: 'checkout.bought.refunded',
  blocked: 'checkout.bought.blocked',
} as const satisfies Record<string, MessageKey | undefined>;

/** A gift on the page of its buyer: the card, the code, its state, when it is sent, and its invoice. */
export function GiftBought({ data, stay, tools, sold }: GiftBoughtProps) {
  const { t, locale } = stay;
  const bought = useBoughtGift(tools);
  const { gift, fault, busy } = bought;
  if (fault && sold)
    return (
      <StayContext.Provider value={stay}>
        <S.Columns data-booked="">
          <GiftSold sold={sold} redeemUrl={data.redeemUrl} />
        </S.Columns>
      </StayContext.Provider>
    );
  if (fault === 'unknown')
    return (
      <CheckoutEnded
        focused
        locale={locale}
        t={t}
        title={t('checkout.bought.unknownTitle')}
        action={{ href: data.giftsUrl, label: t('checkout.gift.others') }}
      >
        {t('checkout.bought.unknown')}
      </CheckoutEnded>
    );
  if (!gift)
    return (
      <S.Ended>
        <h1>{t('checkout.bought.title')}</h1>
        <p role="status">{fault ? t('checkout.bought.unheard') : t('common.loading')}</p>
        {fault && (
          <S.Action>
            <BusyButton type="button" variant="primary" size="l" loading={busy} onClick={bought.ask}>
              {t('common.retry')}
            </BusyButton>
          </S.Action>
        )}
        <PhoneHelp locale={locale} t={t} />
      </S.Ended>
    );
  const { status, sending, design, hidesAmount, amount, productType, invoiceUrl } = gift;
  const title = TITLES[status];
  const isCard = productType === 'GIFTCARD';
  const money = (cents: number) => formatAmount(cents, locale);
  const facts = [
    ...(isCard && status !== 'refunded' ? [{ label: t('checkout.bought.worth'), value: money(amount) }] : []),
    ...(gift.refundedAmount > 0
      ? [{ label: t('checkout.bought.refund'), value: money(gift.refundedAmount) }]
      : []),
    ...(sending?.state === 'planned' && sending.sendOn !== undefined
      ? [{ label: t('checkout.gift.sendOn'), value: formatDay(sending.sendOn, locale, 'full') }]
      : []),
  ];
  return (
    <StayContext.Provider value={stay}>
      <S.Columns data-booked="">
        <GiftSold
          sold={{ ...sold, gift }}
          title={title && t(title)}
          facts={facts}
          isOpen={status === 'active'}
          redeemUrl={data.redeemUrl}
        >
          {sending && (
            <GiftSending bought={bought} sending={sending} today={data.today} isOpen={status === 'active'} />
          )}
          {tools && invoiceUrl !== undefined && gift.priceInfo.totalPrice > 0 && (
            <S.Part>
              <CompanyInvoice heading="h2" invoiceUrl={invoiceUrl} client={tools.client} />
            </S.Part>
          )}
        </GiftSold>
        {design && (
          <div data-side="first">
            <GiftCard
              t={t}
              design={design}
              worth={isCard && !hidesAmount ? money(amount || gift.priceInfo.sellPrice) : gift.label}
              to={sending?.name}
              message={gift.message}
              from={gift.fromName}
            />
          </div>
        )}
      </S.Columns>
    </StayContext.Provider>
  );
}
