import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { Heart } from '../../../widgets/components/offer-card/heart.tsx';
import { StayContext } from '../../../widgets/components/stay-context.tsx';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { createTranslate } from '../../../widgets/messages/translate.ts';
import { LOCALE_CHUNKS } from '../locale-chunks.ts';
import { openWishes, WishTold } from '../wish-notice.tsx';
import type { VisitData } from './visit-data.ts';
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
export async function showHeart(
  gallery: HTMLElement,
  { id, label }: HeartedProduct,
  { locale, origin }: Pick<VisitData, 'locale' | 'origin'>,
): Promise<() => void> {
  const { default: messages } = await LOCALE_CHUNKS[locale]();
  // The page has no style file for it.
  adoptLaterStyles(document);
  const t = createTranslate(locale, messages);
  const stay = { locale, t, now: Date.now, assetBase: origin };
  const place = gallery.appendChild(document.createElement('div'));
  const draw: WishListener = (ids, outcome) => {
    const element = (
      <StayContext.Provider value={stay}>
        <Heart name={label} wished={ids.includes(id)} onToggle={() => wishes.toggle(id, label)} />
        <WishTold t={t} outcome={outcome} onClose={() => draw(ids)} />
      </StayContext.Provider>
    );
    render(element as unknown as ComponentChild, place);
  };
  const wishes = openWishes(draw);
  draw([]);
  return () => {
    wishes.stop();
    render(null, place);
    place.remove();
  };
}
