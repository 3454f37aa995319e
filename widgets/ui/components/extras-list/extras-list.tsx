import type { FormEvent } from 'react';
import { extraKind, extraPrice, type Extra, type ExtraStay } from '@staykit/core/offer/extra.ts';
import { formatAmount } from '@staykit/core/price/money.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { iconCheck, iconMinus, iconPlus } from '../../primitives/icon/icons.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Add, Chosen, Facts, Frame, Label, Line, List, Price } from './extras-list.styles.ts';

export interface ExtrasListProps {
  extras: readonly Extra[];
  /** The stay: an extra may cost more for a longer one, and for more people. [UPSELL-09] */
  stay?: ExtraStay;
  /** Adds the extra, or takes it off again where it is in the product. [UPSELL-06] */
  onToggle: (extra: Extra) => void;
  /** The page of the product that an extra leads to: without script its button opens it. */
  actionOf?: (extra: Extra) => string;
  /** What that page is told of the stay, by the keys of its address. */
  fields?: readonly (readonly [name: string, value: string])[];
}

/** What can be added to a stay: what it is, how it looks, and what it costs. [UPSELL-09] */
export function ExtrasList({ extras, stay = {}, onToggle, actionOf, fields = [] }: ExtrasListProps) {
  const { t, locale, assetBase } = useStay();
  if (extras.length === 0) return null;
  return (
    <List data-section="extras">
      {extras.map((extra, at) => {
        const { label, imagesBySize, selected = false } = extra;
        const picture = imagesBySize?.thumbnail[0];
        const price = extraPrice(extra, stay);
        const kind = extraKind(extra);
        return (
          // What is added leads to another product: the button that has the focus is the same one there.
          <Line key={at} data-chosen={selected || undefined}>
            <Frame>
              {picture !== undefined && (
                <img
                  src={assetBase + picture}
                  alt=""
                  width={120}
                  height={80}
                  loading="lazy"
                  decoding="async"
                />
              )}
            </Frame>
            <Facts>
              {kind && <small>{t(`booking.extra.${kind}`)}</small>}
              <Label>{label}</Label>
              {selected && (
                <Chosen>
                  <Icon of={iconCheck} size={16} />
                  {t('booking.extra.chosen')}
                </Chosen>
              )}
              <Price>{`${price < 0 ? '−' : '+'}${formatAmount(Math.abs(price), locale)}`}</Price>
            </Facts>
            <Add
              method="get"
              onSubmit={(event: FormEvent) => {
                event.preventDefault();
                onToggle(extra);
              }}
              {...(actionOf && { action: actionOf(extra) })}
            >
              {fields.map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">
                <Icon of={selected ? iconMinus : iconPlus} size={16} />
                <span>
                  {t(selected ? 'booking.extra.remove' : 'booking.extra.add')}
                  <VisuallyHidden>{` ${label}`}</VisuallyHidden>
                </span>
              </Button>
            </Add>
          </Line>
        );
      })}
    </List>
  );
}
