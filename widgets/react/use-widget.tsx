import { useEffect, type ReactNode } from 'react';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import type { Namespace } from '@staykit/messages/translate.ts';
import type { StaykitSettings } from './staykit-provider.tsx';
import { useShop } from './shop/use-shop.ts';
import { WidgetFrame } from './widget-frame.tsx';

/** Texts by which a widget's catalogue is known. */
const TEXTS: Partial<Record<string, Namespace>> = {
  SearchBox: 'searchBox',
  ResultsGrid: 'results',
  BookingBox: 'quote',
  GiftDrawer: 'gift',
  Reviews: 'review',
  ContactForm: 'contact',
};

/** What a widget is rendered with: its shop, and the box around it. The parameters are those of `useShop`. */
export function useWidget<Client>(
  name: string,
  own: StaykitSettings,
  createClient: (options: ClientOptions) => Client,
  client?: Client,
) {
  const shop = useShop(`<${name}>`, own, createClient, client);
  const { messages, locale, i18n } = shop.shared;
  const namespace = TEXTS[name];
  const isMute = namespace !== undefined && !messages[namespace] && !i18n;
  useEffect(() => {
    const file = name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
    if (isMute)
      // oxlint-disable-next-line no-console -- whoever makes the page sees names of texts, and looks there first
      console.error(
        `<${name}> has no texts. Give it, or <StaykitProvider>, messages={[...]} with those of '@staykit/widgets/messages/${file}/${locale}.json'.`,
      );
  }, [isMute, name, locale]);
  return {
    ...shop,
    /** The widget in its box, with its styles. */
    frame: (widget: ReactNode) => <WidgetFrame {...shop.look}>{widget}</WidgetFrame>,
  };
}
