import { renderInto } from '../../framework/browser/render-into.ts';
import { createContentClient } from '@staykit/client/content/create-content-client.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { GiftCampaign } from '@staykit/widgets/gift-drawer/gift-campaign.tsx';
import { inside } from '@staykit/routing/inside.ts';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import { track } from '../analytics/track.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';
import { apiOptions } from '../../framework/request/api-options.ts';

/** Opens the drawer of the gift icon, or closes it; made with the first press. */
let draw: Promise<(open: boolean) => void> | undefined;

async function prepare(link: HTMLAnchorElement, data: VisitData): Promise<(open: boolean) => void> {
  const { locale, origin, prefix = '' } = data;
  // The page has no style file for the drawer.
  adoptLaterStyles(document);
  const { default: messages } = await SALE_CHUNKS[locale]();
  const client = createContentClient(apiOptions(data));
  const root = document.body.appendChild(document.createElement('div'));
  return function show(open) {
    const element = (
      <GiftCampaign
        client={client}
        locale={locale}
        messages={messages}
        assetBase={origin}
        addressOf={(url) => (url.startsWith('/') ? inside(origin + prefix, url) : url)}
        track={track}
        open={open}
        onClose={() => show(false)}
        onNone={() => location.assign(link.href)}
      />
    );
    renderInto(root, element);
  };
}

/** The campaign of gifts over the page; where there is none, the link leads to the gifts. [GIFTDRAWER-01] */
export async function openGiftCampaign(link: HTMLAnchorElement, data: VisitData): Promise<void> {
  try {
    const show = await (draw ??= prepare(link, data));
    show(true);
  } catch (error) {
    draw = undefined;
    throw error;
  }
}
