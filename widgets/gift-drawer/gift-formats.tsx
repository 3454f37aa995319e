import { GIFT_SHOP } from '@staykit/core/gift/gift-shop.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { Card, Cards, Section } from './gift-drawer.styles.ts';
import type { GiftPartProps } from './gift-parts.ts';

/** By e-mail or by post; the post with what it costs, or why it is not offered. [PERSONALISE-01..05] */
export function GiftFormats({ gift, props }: GiftPartProps) {
  const { stay, format, post, chooseFormat, id } = gift;
  const { t, locale } = stay;
  const { physicalWorkingDays: days } = props.shop ?? GIFT_SHOP;
  const costs =
    post.state === 'loading'
      ? '---'
      : post.state === 'offered' &&
        (post.cost > 0 ? `+${formatMoney(post.cost, locale)}` : t('gift.delivery.free'));
  return (
    <Section>
      <h3 aria-hidden="true">{t('gift.format')}</h3>
      <Cards role="radiogroup" aria-label={t('gift.format')}>
        <Card>
          <input
            type="radio"
            name={`${id}-format`}
            value="digital"
            checked={format === 'digital'}
            onChange={() => chooseFormat('digital')}
          />
          <span>
            <strong>{t('gift.format.digital')}</strong>
            <small>{t('gift.delivery.digital')}</small>
          </span>
        </Card>
        {gift.hasPost && (
          <Card>
            <input
              type="radio"
              name={`${id}-format`}
              value="physical"
              checked={format === 'physical'}
              disabled={post.state !== 'offered'}
              onChange={() => chooseFormat('physical')}
            />
            <span>
              <strong>{t('gift.format.physical')}</strong>
              {post.state === 'refused' ? (
                <small>{t('gift.physicalGone')}</small>
              ) : (
                <>
                  <small>{t('gift.delivery.physical', { days: `${days.min}–${days.max}` })}</small>
                  <em>{costs}</em>
                </>
              )}
            </span>
          </Card>
        )}
      </Cards>
    </Section>
  );
}
