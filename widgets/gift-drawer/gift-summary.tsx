import { formatMoney } from '@staykit/core/price/money.ts';
import { Lines } from './gift-drawer.styles.ts';
import type { GiftPartProps } from './gift-parts.ts';

/** What the gift is made of, line by line; the sum of it stands beside the button. [PERSONALISE-05] */
export function GiftSummary({ gift }: Pick<GiftPartProps, 'gift'>) {
  const { stay, price, format, offer, nights } = gift;
  const { t, locale } = stay;
  if (!price) return null;
  const money = (cents: number) => (cents === 0 ? t('gift.free') : formatMoney(cents, locale));
  const lines = [
    {
      name: t('gift.line.gift'),
      note: offer.state === 'ready' && offer.prices.length > 0 ? t('common.nights', { count: nights }) : '',
      amount: formatMoney(price.gift, locale),
    },
    ...(price.extras > 0 ? [{ name: t('gift.line.extras'), note: '', amount: money(price.extras) }] : []),
    ...(format === 'physical'
      ? [{ name: t('gift.line.delivery'), note: '', amount: money(price.delivery) }]
      : []),
  ];
  return (
    <Lines>
      {lines.map(({ name, note, amount }) => (
        <div key={name}>
          <dt>
            {name}
            {note && <small>{` · ${note}`}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Lines>
  );
}
