import { renderInto } from '../../framework/browser/render-into.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { GiftLine } from './gift-line.tsx';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import { forgetGift, keptGift } from './kept-gift.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';

/** Says on the way to a stay what the gift that goes along covers, until it is booked or its holder leaves it behind. */
export async function start(
  place: HTMLElement,
  { locale, prefix = '' }: Pick<VisitData, 'locale' | 'prefix'>,
  again: () => void = () => location.reload(),
): Promise<void> {
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const gift = keptGift();
  const { dataset } = document.documentElement;
  // Nothing that can be read: no place is kept for it.
  if (!gift) return void delete dataset['gift'];
  const t = createTranslate(locale, messages);
  const leave = (): void => {
    forgetGift();
    // A booking box has prices of the gift in it: the page is shown again without.
    again();
  };
  const line = <GiftLine {...{ gift, locale, t, prefix }} path={location.pathname} onLeave={leave} />;
  renderInto(place, line);
}
