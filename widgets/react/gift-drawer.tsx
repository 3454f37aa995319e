import { partnerLink } from '@staykit/core/market/partner-link.ts';
import { createGiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import type { GiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import { GiftDrawer as Drawer } from '@staykit/widgets/gift-drawer/gift-drawer.tsx';
import type { GiftDrawerProps as DrawerProps } from '@staykit/widgets/gift-drawer/gift-drawer.props.ts';
import { useWidget } from './use-widget.tsx';
import type { WidgetProps } from './widget-props.ts';

/** A gift drawer: the attributes of `<stay-gift-drawer>` in camelCase, and what only a React page can give. */
export interface GiftDrawerProps extends Omit<WidgetProps<DrawerProps>, 'checkoutUrl'> {
  /** Page of the checkout of gifts, which receives the choice in its query, never the words. Default: the shop's own. */
  checkoutUrl?: string;
  /** Made by the page itself, by `createGiftDrawerClient`; the drawer makes its own otherwise. */
  client?: GiftDrawerClient;
}

/** A button, and the drawer in which a gift is personalised. */
export function GiftDrawer({ client, ...props }: GiftDrawerProps) {
  const widget = useWidget('GiftDrawer', props, createGiftDrawerClient, client);
  return widget.frame(
    <Drawer
      // Another product begins again.
      key={`${props.productId} ${props.boxCode}`}
      button
      searchUrl={partnerLink(`${widget.origin}/search`, widget.partner)}
      {...props}
      {...widget.shared}
      checkoutUrl={props.checkoutUrl ?? `${widget.origin}/checkout/gift`}
      assetBase={widget.origin}
    />,
  );
}
