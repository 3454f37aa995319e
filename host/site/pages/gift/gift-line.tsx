import type { BeneficiaryGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import { formatDay } from '@staykit/core/dates/format-date.ts';
import type { Locale } from '@staykit/values/market/locale.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconClose, iconGift } from '@staykit/ui/primitives/icon/icons.ts';
import { inside } from '@staykit/routing/inside.ts';
import { boxStaysPath, COVERS } from '../beneficiary/gift-ways.ts';
import { Line } from './gift-line.styles.ts';

interface GiftLineProps {
  gift: Pick<BeneficiaryGift, 'productType' | 'productId' | 'label' | 'amount' | 'validUntil'>;
  locale: Locale;
  t: Translate;
  /** Prefix of links within the site. */
  prefix: string;
  /** Path of the page that it stands on. */
  path: string;
  /** The holder goes on without the gift. */
  onLeave: () => void;
}

/** What a gift covers, shown on the way to its stay: from the list to the choice of dates. [FLOW-07] */
export function GiftLine({ gift, locale, t, prefix, path, onLeave }: GiftLineProps) {
  const { productType, productId, label, amount, validUntil } = gift;
  const list = inside(prefix, boxStaysPath(productId));
  const leads = productType === 'BOX' && path !== list;
  return (
    <Line role="region" aria-label={t('checkout.code.title')}>
      <Icon of={iconGift} />
      <p>
        <strong>{t(COVERS[productType], { amount: formatAmount(amount, locale) })}</strong>{' '}
        <span data-label={leads ? 'leads' : ''}>
          {label}
          <span>
            {' · '}
            {t('voucher.validUntil', { date: formatDay(validUntil, locale) })}
          </span>
        </span>
        {leads && <a href={list}>{t('gift.seeStays')}</a>}
      </p>
      <button
        type="button"
        aria-label={t('checkout.code.remove')}
        title={t('checkout.code.remove')}
        onClick={onLeave}
      >
        <Icon of={iconClose} size={20} />
      </button>
    </Line>
  );
}
