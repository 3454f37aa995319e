import { renderInto } from '../../framework/browser/render-into.ts';
import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import { createGiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { GiftDrawer } from '@staykit/widgets/gift-drawer/gift-drawer.tsx';
import type { GiftDrawerProps, GiftStorage } from '@staykit/widgets/gift-drawer/gift-drawer.props.ts';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import type { IslandPage } from '../../framework/page-data.ts';
import { track } from '../analytics/track.ts';
import { apiOptions } from '../../framework/request/api-options.ts';
import { tellFault } from '../../framework/browser/tell-failure.ts';

/** What is given, and where it is paid. */
export type GivenGift = Pick<
  GiftDrawerProps,
  'productId' | 'boxCode' | 'checkoutUrl' | 'picture' | 'place' | 'onFormat'
>;

/** What the drawer takes from its page. */
export type GiftPage = Pick<IslandPage, 'locale' | 'origin' | 'partner' | 'care'>;

/** Draws the drawer of one gift, open or closed; made with the first press. */
type Draw = (gift: GivenGift, open: boolean) => void;

const drawn = new Map<Element, Promise<Draw>>();

/** What the drawer chooses stands in the address, where the booking box of the page finds it. [PERSONALISE-20] */
function tellingAddress(): AddressBinding {
  const address = createBrowserAddress(window);
  return {
    ...address,
    write(parts, mode) {
      address.write(parts, mode);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
  };
}

/** The words of a gift are kept because the visitor asks for it: the checkout needs them. */
function storageOfPage(): { storage?: GiftStorage } {
  try {
    return { storage: window.localStorage };
  } catch {
    return {};
  }
}

async function prepare(root: Element, page: GiftPage): Promise<Draw> {
  const { locale, origin, partner, care = false } = page;
  // The page has no style file for the drawer.
  adoptLaterStyles(document);
  const { default: messages } = await SALE_CHUNKS[locale]();
  const client = createGiftDrawerClient(apiOptions(page));
  const address = tellingAddress();
  return function draw(gift, open) {
    const element = (
      <GiftDrawer
        {...gift}
        id="gift"
        client={client}
        locale={locale}
        messages={messages}
        assetBase={origin}
        careMode={care}
        address={address}
        track={track}
        open={open}
        onClose={() => draw(gift, false)}
        onError={tellFault}
        {...storageOfPage()}
        {...(partner !== undefined && { minisite: partner })}
      />
    );
    renderInto(root, element);
  };
}

/** Opens the drawer of a gift over the page, or in a place of it. Rejects where it cannot be had. [PRODUCT-37] [BOX-11] */
export async function openGift(gift: GivenGift, page: GiftPage, place?: Element): Promise<void> {
  const root = place ?? overPage();
  const draw = drawn.get(root) ?? prepare(root, page);
  drawn.set(root, draw);
  try {
    (await draw)(gift, true);
  } catch (error) {
    drawn.delete(root);
    throw error;
  }
}

let over: Element | undefined;

function overPage(): Element {
  return (over ??= document.body.appendChild(document.createElement('div')));
}
