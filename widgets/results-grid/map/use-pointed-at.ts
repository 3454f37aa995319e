import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { OfferCard } from '@staykit/core/offer/card/offer-card.ts';
import { useEvent } from '@staykit/ui/hooks/use-event.ts';

type Listed = readonly Pick<OfferCard, 'id' | 'hotel'>[];

/** What says which card is pointed at, or that none is any more. */
const EVENTS = ['pointerover', 'pointerleave', 'focusin', 'focusout'] as const;
/** The item of a list whose marker is pointed at or chosen. Cards are not made again for it. */
const RAISED = 'data-raised';

/**
 * Ties the cards of a list to the markers of a map, by their hotels. Listens on the list, so that cards that a server
 * printed, and those of another page of results, need not know of the map.
 */
export function usePointedAt(list: RefObject<HTMLElement | null>, offers: Listed, active?: string) {
  const [raised, setRaised] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const hotelOf = useEvent((event: Event) => {
    if (event.type === 'pointerleave' || event.type === 'focusout') return undefined;
    const card = (event.target as Element).closest<HTMLElement>('li[data-offer]');
    return offers.find(({ id }) => id === card?.dataset['offer'])?.hotel.id;
  });

  useEffect(() => {
    const box = list.current;
    const tell = (event: Event) => setRaised(hotelOf(event));
    for (const type of EVENTS) box?.addEventListener(type, tell);
    return () => {
      for (const type of EVENTS) box?.removeEventListener(type, tell);
    };
  }, [list, hotelOf]);

  const shown = pointed ?? active;
  useEffect(() => {
    const ids = offers.filter(({ hotel }) => hotel.id === shown).map(({ id }) => id);
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('li[data-offer]') ?? [])].filter(
      ({ dataset }) => ids.includes(dataset['offer'] ?? ''),
    );
    for (const card of cards) card.setAttribute(RAISED, '');
    return () => {
      for (const card of cards) card.removeAttribute(RAISED);
    };
  }, [list, offers, shown]);

  return { raised, point: setPointed };
}
