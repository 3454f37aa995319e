import type { GiftFormat } from '@staykit/values/gift/gift-product.ts';
import {
  categoryName,
  elementsOf,
  hasStandard,
  toggledSleeve,
} from '@staykit/core/gift/sleeve/sleeve-choice.ts';
import type { SubElement, SubElementCategory } from '@staykit/core/gift/sleeve/sub-element.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { useStay } from '@staykit/ui/hooks/stay-context.tsx';
import { Checkbox } from '@staykit/ui/primitives/checkbox/checkbox.tsx';
import { RadioList } from '@staykit/ui/primitives/radio-list/radio-list.tsx';
import * as S from '../checkout.styles.ts';
import type { GiftCheckoutData } from './gift-data.ts';
import type { GiftCheckout } from './use-gift-checkout.ts';

interface GiftChoiceProps {
  data: GiftCheckoutData;
  checkout: GiftCheckout;
}

const FORMAT_TEXTS = {
  digital: ['checkout.gift.digital', 'checkout.gift.digitalText'],
  physical: ['checkout.gift.physical', 'checkout.gift.physicalText'],
} as const;

/** How the gift reaches its recipient, and what it is dressed in; nothing where there is one way alone. */
export function GiftChoice({ data, checkout }: GiftChoiceProps) {
  const { t } = useStay();
  const { giftFormat } = checkout.state.choice;
  if (data.formats.length < 2) return null;
  return (
    <S.Part aria-labelledby="checkout-format">
      <h2 id="checkout-format">{t('checkout.gift.format')}</h2>
      <S.Plans>
        <RadioList
          label={t('checkout.gift.format')}
          name="format"
          value={giftFormat}
          onChange={(chosen) => checkout.choose({ giftFormat: chosen as GiftFormat })}
          options={data.formats.map((format) => {
            const [name, text] = FORMAT_TEXTS[format];
            return {
              value: format,
              label: (
                <S.Plan>
                  <span>{t(name)}</span>
                  <small>{t(text)}</small>
                </S.Plan>
              ),
            };
          })}
        />
      </S.Plans>
    </S.Part>
  );
}

/** What a physical gift is dressed in: one of a category, or any number of it. [SLEEVE-06] */
export function GiftDress({ data: { dress }, checkout }: GiftChoiceProps) {
  const { t, locale } = useStay();
  const { giftFormat, sleeves } = checkout.state.choice;
  const categories = (dress?.categories ?? []).filter(({ id }) =>
    dress?.elements.some(({ categoryId }) => categoryId === id),
  );
  if (giftFormat !== 'physical' || !dress || categories.length === 0) return null;
  const of = (category: SubElementCategory) => elementsOf(dress, category);
  const label = ({ name, price, recommendedByWed }: SubElement) => (
    <S.Plan>
      <span>{name}</span>
      <small>
        {[
          price > 0 ? `+ ${formatAmount(price, locale)}` : t('checkout.gift.free'),
          ...(recommendedByWed ? [t('checkout.gift.recommended')] : []),
        ].join(' · ')}
      </small>
    </S.Plan>
  );
  const choose = (category: SubElementCategory, chosen: string): void => {
    const others = new Set(of(category).map(({ id }) => id));
    checkout.choose({
      sleeves: [...sleeves.filter((id) => !others.has(id)), ...(chosen === '' ? [] : [chosen])],
    });
  };
  const toggle = (id: string, checked: boolean): void =>
    checkout.choose({ sleeves: sleeves.includes(id) === checked ? sleeves : toggledSleeve(sleeves, id) });
  return (
    <S.Part aria-labelledby="checkout-dress">
      <h2 id="checkout-dress">{t('checkout.gift.dress')}</h2>
      {categories.map((category) => {
        const name = categoryName(category, locale);
        return (
          <S.Plans key={category.id} role="group" aria-label={name}>
            <h3 aria-hidden="true">{name}</h3>
            {category.singleSelection ? (
              <RadioList
                label={name}
                name={`dress-${category.id}`}
                value={of(category).find(({ id }) => sleeves.includes(id))?.id ?? ''}
                onChange={(chosen) => choose(category, chosen)}
                options={[
                  {
                    value: '',
                    label: (
                      <S.Plan>
                        <span>
                          {t(hasStandard(category) ? 'checkout.gift.standard' : 'checkout.gift.none')}
                        </span>
                        {hasStandard(category) && <small>{t('checkout.gift.free')}</small>}
                      </S.Plan>
                    ),
                  },
                  ...of(category).map((element) => ({ value: element.id, label: label(element) })),
                ]}
              />
            ) : (
              of(category).map((element) => (
                <Checkbox
                  key={element.id}
                  checked={sleeves.includes(element.id)}
                  label={label(element)}
                  onChange={(checked) => toggle(element.id, checked)}
                />
              ))
            )}
          </S.Plans>
        );
      })}
    </S.Part>
  );
}
