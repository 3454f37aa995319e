import type { ReactNode } from 'react';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import type { StaykitSettings } from './staykit-provider.tsx';
import { useShop } from './shop/use-shop.ts';
import { WidgetFrame } from './widget-frame.tsx';

/** What a widget is rendered with: its shop, and the box around it. The parameters are those of `useShop`. */
export function useWidget<Client>(
  name: string,
  own: StaykitSettings,
  createClient: (options: ClientOptions) => Client,
  client?: Client,
) {
  const shop = useShop(`<${name}>`, own, createClient, client);
  return {
    ...shop,
    /** The widget in its box, with its styles. */
    frame: (widget: ReactNode) => <WidgetFrame {...shop.look}>{widget}</WidgetFrame>,
  };
}
