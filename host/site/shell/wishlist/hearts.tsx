import { renderInto } from '../../framework/browser/render-into.ts';
import { render } from 'preact';
import { Heart } from '@staykit/ui/components/offer-card/heart.tsx';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { LOCALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import { openWishes, WishTold } from './wish-notice.tsx';
import type { VisitData } from '../../framework/request/visit-data.ts';
import type { WishListener } from './wishes.ts';

/** The stay whose heart it is. */
export interface HeartedProduct {
  id: string;
  label: string;
}

/**
 * Puts a heart on the pictures of a stay once the page is there: the server, which does not know the visitor, prints
 * none. Each stay has its own. Gives what takes it away. [PRODUCT-40]
 */
export function showHeart(
  gallery: HTMLElement,
  product: HeartedProduct,
  data: HeartData,
): Promise<() => void> {
  return showHearts([{ ...product, at: gallery }], data, []);
}

/** Puts hearts on the stays of a list that the visitor keeps, each named by its tile: there they are emptied, too. */
export function showHeartsOfList(list: HTMLElement, data: HeartData): Promise<() => void> {
  const tiles = [...list.querySelectorAll<HTMLElement>('[data-wished]')];
  const hearts = tiles.map((at) => ({
    at,
    id: at.dataset['wished'] ?? '',
    label: at.querySelector('h3')?.textContent ?? '',
  }));
  return showHearts(hearts, data);
}

type HeartData = Pick<VisitData, 'locale' | 'origin'>;

/** Hearts and their messages, which share what the shop keeps; without `first` they wait until it is known. */
async function showHearts(
  hearts: readonly (HeartedProduct & { at: HTMLElement })[],
  { locale, origin }: HeartData,
  first?: readonly string[],
): Promise<() => void> {
  const { default: messages } = await LOCALE_CHUNKS[locale]();
  // The page has no style file for it.
  adoptLaterStyles(document);
  const t = createTranslate(locale, messages);
  const stay = { locale, t, now: Date.now, assetBase: origin };
  const shown = hearts.map((heart) => ({
    ...heart,
    place: heart.at.appendChild(document.createElement('div')),
  }));
  const draw: WishListener = (ids, outcome) =>
    shown.forEach(({ id, label, place }, index) => {
      const element = (
        <StayContext.Provider value={stay}>
          <Heart name={label} wished={ids.includes(id)} onToggle={() => wishes.toggle(id, label)} />
          {/* Told once, whichever was pressed. */}
          {index === 0 && <WishTold t={t} outcome={outcome} onClose={() => draw(ids)} />}
        </StayContext.Provider>
      );
      renderInto(place, element);
    });
  const wishes = openWishes(draw);
  if (first) draw(first);
  return () => {
    wishes.stop();
    for (const { place } of shown) {
      render(null, place);
      place.remove();
    }
  };
}
