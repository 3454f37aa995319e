import { CancellationText } from '@staykit/ui/components/cancellation-text/cancellation-text.tsx';
import { StayContext, type Stay } from '@staykit/ui/hooks/stay-context.tsx';
import type { ProductDetail } from '@staykit/core/offer/product.ts';
import type { OfferQuote } from '@staykit/core/price/offer-quote.ts';
import { renderInto } from '../../../framework/browser/render-into.ts';
import { StayLines } from './stay-lines.tsx';

/**
 * The page follows the booking box: what the stay includes, and how it can be given back, are those of the priced
 * dates; without dates, those of the product. The server sees no dates that only the hash names.
 */
export function showChosenStay(
  product: Pick<ProductDetail, 'programLines' | 'cancellationPolicy'>,
  quote: Pick<OfferQuote, 'programLineList' | 'cancellationPolicy'> | undefined,
  stay: Stay,
): void {
  const lines = quote?.programLineList ?? product.programLines ?? [];
  const policy = quote?.cancellationPolicy ?? product.cancellationPolicy;
  for (const list of document.querySelectorAll('[data-stay-lines]'))
    if (lines.length > 0) put(list, <StayLines lines={lines.map(({ label }) => label)} />);
  for (const terms of document.querySelectorAll('[data-stay-terms]'))
    if (policy)
      put(
        terms,
        <StayContext.Provider value={stay}>
          <CancellationText policy={policy} dated={quote !== undefined} />
        </StayContext.Provider>,
      );
}

const shown = new WeakSet<Element>();

/** Takes the place of what the server printed, once; then it is rendered again. */
function put(place: Element, element: Parameters<typeof renderInto>[1]): void {
  if (!shown.has(place)) place.replaceChildren();
  shown.add(place);
  renderInto(place, element);
}
