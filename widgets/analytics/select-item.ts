import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import type { SearchFlow } from '@staykit/values/search/flow.ts';
import type { SelectedItem } from './events.ts';

/** Where a card stood when it was chosen. */
export interface Selection {
  offer: Pick<OfferCard, 'id' | 'label' | 'sellPrice'>;
  position: number;
  flow: SearchFlow;
}

/** What a select-item event tells, field by field; take one out to keep it to yourself. [CARD-22] */
export const SELECT_ITEM_PAYLOAD: {
  [Field in keyof SelectedItem]?: (selection: Selection) => SelectedItem[Field];
} = {
  id: ({ offer }) => offer.id,
  label: ({ offer }) => offer.label,
  price: ({ offer }) => offer.sellPrice,
  position: ({ position }) => position,
  flow: ({ flow }) => flow,
};

/** The payload of a select-item event by a mapping. [CARD-22] */
export function selectItem(selection: Selection, mapping = SELECT_ITEM_PAYLOAD): Partial<SelectedItem> {
  return Object.fromEntries(Object.entries(mapping).map(([field, read]) => [field, read(selection)]));
}
