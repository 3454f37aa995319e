import { useEffect, useRef, type ReactNode } from 'react';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import { ButtonLink } from '@staykit/ui/primitives/button/button-link.tsx';
import { iconCheck } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { Booked } from '../stay/booked.styles.ts';
import * as S from '../checkout.styles.ts';
import type { GiftState } from './gift-sale.ts';

interface GiftSoldProps {
  /** Without the addresses that the voucher was sent to, where the page does not know them. */
  sold: Partial<NonNullable<GiftState['sold']>> & Pick<NonNullable<GiftState['sold']>, 'gift'>;
  /** An activity that its buyer uses. */
  ownUse?: boolean | undefined;
  /** Where its code is used. */
  redeemUrl: string;
  /** What it is called where it is not new: used, refunded. */
  title?: string | undefined;
  facts?: readonly { label: string; value: string }[];
  /** Its code can be used. Default: true. */
  isOpen?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

const ACTIVITY_STEPS = ['voucher.activityStep1', 'voucher.activityStep2', 'voucher.activityStep3'] as const;
const STEPS = ['checkout.gift.step1', 'voucher.step2', 'voucher.step3'] as const;

/** The gift is sold: its code, the voucher to open or print, where it was sent, and how it is used. */
export function GiftSold({
  sold: { gift, email, recipientEmail },
  ownUse,
  redeemUrl,
  title: told,
  facts = [],
  isOpen = true,
  children,
}: GiftSoldProps) {
  const { t, locale, assetBase } = useStay();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const isActivity = gift.productType === 'DIGITAL_ACTIVITY_ONLY';
  const physical = gift.giftFormat === 'physical';
  const heading = physical ? 'soldByPost' : ownUse ? 'soldOwn' : 'sold';
  const below = (url: string) => (url.startsWith('/') ? `${assetBase}${url}` : url);
  return (
    <Booked>
      {isOpen && (
        <span data-mark="">
          <Icon of={iconCheck} />
        </span>
      )}
      <h1 ref={title} tabIndex={-1}>
        {told ?? t(`checkout.gift.${heading}`)}
      </h1>
      {isOpen && (
        <p>{email === undefined ? t('checkout.return.mailed') : t('checkout.gift.mailed', { email })}</p>
      )}
      {recipientEmail !== undefined && <p>{t('checkout.gift.mailedToo', { email: recipientEmail })}</p>}
      {physical && <p>{t('checkout.gift.physicalText')}</p>}
      <dl>
        <div>
          <dt>{t('voucher.code')}</dt>
          <dd data-number="code">{gift.code}</dd>
        </div>
        <div>
          <dt>{t('checkout.gift.valid')}</dt>
          <dd>{formatDay(gift.validUntil, locale, 'full')}</dd>
        </div>
        <div>
          <dt>{t('checkout.gift.number')}</dt>
          <dd>{gift.giftNumber}</dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <S.Small>{t('voucher.keepSafe')}</S.Small>
      <S.Action>
        <S.Choice>
          {isOpen && (
            <ButtonLink
              variant="primary"
              size="l"
              href={below(gift.voucherUrl)}
              target="_blank"
              rel="noopener"
            >
              {t('checkout.gift.openVoucher')}
            </ButtonLink>
          )}
          {gift.invoiceUrl !== undefined && (
            <ButtonLink size="l" href={below(gift.invoiceUrl)} target="_blank" rel="noopener">
              {t('checkout.lookup.invoice.download')}
            </ButtonLink>
          )}
        </S.Choice>
      </S.Action>
      {children}
      <h2>{t('voucher.howTitle')}</h2>
      <ul>
        {(isActivity ? ACTIVITY_STEPS : STEPS).map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ul>
      {!isActivity && (
        <p>
          <a href={redeemUrl}>{t('gift.receivedLink')}</a>
        </p>
      )}
    </Booked>
  );
}
