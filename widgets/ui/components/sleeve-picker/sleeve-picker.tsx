import {
  categoryName,
  elementsOf,
  hasStandard,
  sleeveHashKey,
  STANDARD_SLEEVE,
  toggledSleeve,
  type SleeveSelection,
} from '@staykit/core/gift/sleeve/sleeve-choice.ts';
import type { SubElement, SubElementChoice } from '@staykit/core/gift/sleeve/sub-element.ts';
import { formatMoney } from '@staykit/core/price/money.ts';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { useStay } from '../../hooks/stay-context.tsx';
import { Category, Picture, Sleeve, Sleeves, Several } from './sleeve-picker.styles.ts';

export interface SleevePickerProps {
  /** Groups the buttons; one of its kind in the form. */
  name: string;
  choice: SubElementChoice;
  /** What is chosen, by the key of the category. */
  selection: SleeveSelection;
  /** Other ids are chosen of a category. */
  onChange: (key: string, ids: string[]) => void;
}

/** What a physical gift is dressed in: cards where one can be chosen, checkboxes where several can. [SLEEVE-01] */
export function SleevePicker({ name, choice, selection, onChange }: SleevePickerProps) {
  const { t, locale, assetBase } = useStay();
  const price = (cents: number) => (cents > 0 ? `+${formatMoney(cents, locale)}` : t('gift.free'));
  return (
    <>
      {choice.categories.map((category) => {
        const key = sleeveHashKey(category);
        const elements = elementsOf(choice, category);
        const chosen = selection[key] ?? [];
        if (elements.length === 0) return null;
        const label = (element: SubElement) => (
          <>
            <Picture>
              <img
                src={assetBase + element.imageUrl}
                alt=""
                width={120}
                height={80}
                loading="lazy"
                decoding="async"
              />
            </Picture>
            <span>
              <strong>{element.name}</strong>
              <em>{price(element.price)}</em>
              {element.recommendedByWed && <small>{t('gift.recommended')}</small>}
            </span>
          </>
        );
        const card = (id: string, isChosen: boolean, content: React.ReactNode) => (
          <Sleeve key={id}>
            <input
              type="radio"
              name={`${name}-${key}`}
              value={id}
              checked={isChosen}
              onChange={() => onChange(key, [id])}
              // A card of a category without a standard is taken off by a second press.
              onClick={() => isChosen && !hasStandard(category) && onChange(key, [])}
            />
            {content}
          </Sleeve>
        );
        return (
          <Category key={key}>
            <legend>{categoryName(category, locale)}</legend>
            {category.singleSelection ? (
              <Sleeves>
                {hasStandard(category) &&
                  card(
                    STANDARD_SLEEVE,
                    chosen.length === 0 || chosen.includes(STANDARD_SLEEVE),
                    <>
                      <Picture data-plain="" />
                      <span>
                        <strong>{t('gift.standard')}</strong>
                        <em>{t('gift.free')}</em>
                      </span>
                    </>,
                  )}
                {elements.map((element) => card(element.id, chosen.includes(element.id), label(element)))}
              </Sleeves>
            ) : (
              <Several>
                {elements.map((element) => (
                  <Checkbox
                    key={element.id}
                    checked={chosen.includes(element.id)}
                    label={label(element)}
                    onChange={() => onChange(key, toggledSleeve(chosen, element.id))}
                  />
                ))}
              </Several>
            )}
          </Category>
        );
      })}
    </>
  );
}
