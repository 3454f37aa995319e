import { useMemo, useState, type ReactNode } from 'react';
import { channelOf } from '@staykit/channel/channel-of.ts';
import type { Channel } from '@staykit/channel/create-channel.ts';
import type { ClientOptions } from '@staykit/client/transport/client-options.ts';
import { emptyCriteria } from '@staykit/core/search/empty-criteria.ts';
import { statedCriteria } from '@staykit/core/search/stated-criteria.ts';
import type { SearchCriteria } from '@staykit/core/search/criteria.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { DEFAULT_LOCALE } from '@staykit/values/market/locale.ts';
import { mergeMessages } from './merge-messages.ts';
import { useSettings, type StaykitSettings } from './staykit-provider.tsx';
import type { GivenCriteria } from './widget-props.ts';
import { WidgetFrame } from './widget-frame.tsx';

const NO_TEXTS: Messages = {};

/**
 * What a widget is rendered with: its calls, texts and channel, and the box around it.
 * @param name of the widget, for what its author is told
 * @param own settings among the widget's props
 * @param createClient makes the calls of this widget
 * @param client made by the page itself, in place of it
 */
export function useWidget<Client>(
  name: string,
  own: StaykitSettings,
  createClient: (options: ClientOptions) => Client,
  client?: Client,
) {
  const around = useSettings(own);
  const { api, locale = DEFAULT_LOCALE, partner, flow = 'booking', group = '', messages, i18n } = around;
  if (api === undefined && client === undefined)
    throw new StayError(
      'BAD_REQUEST',
      `<${name}> has no shop. Put it inside <StaykitProvider api="https://shop.example">, or give it api="https://shop.example".`,
    );
  const origin = api?.replace(/\/$/, '') ?? '';
  const settings = JSON.stringify(around.settings);
  const calls = useMemo(
    () =>
      client ??
      createClient({
        ...around.settings,
        api: `${origin}/api`,
        locale,
        ...(partner !== undefined && { minisite: partner }),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- settings by what they say: a page may write them in place
    [client, createClient, origin, locale, partner, settings],
  );
  const [alone] = useState(() => new Map<string, Channel>());
  const channel = channelOf(group, around.channels ?? alone, () => ({
    criteria: emptyCriteria(flow),
    context: { api: origin, locale },
    submitted: 0,
  }));
  return {
    /** Origin of the shop, '' where the page brought its own client. */
    origin,
    flow,
    channel,
    /** Whether the visitor allowed that choices are kept. */
    mayKeep: around.consent?.includes('preferences') === true,
    /** Minisite id of the partner. */
    partner,
    /** The props that all widgets share. */
    shared: {
      client: calls,
      locale,
      messages: mergeMessages(messages ?? NO_TEXTS),
      ...(i18n && { i18n }),
      ...(partner !== undefined && { minisite: partner }),
    },
    /** Reads criteria; throws an error that says what is wrong with them. */
    read(criteria: GivenCriteria): SearchCriteria {
      const read = statedCriteria(criteria, flow);
      if (!read.criteria) throw new StayError('BAD_REQUEST', `<${name}> criteria${read.told ?? ''}`);
      return read.criteria;
    },
    /** The widget in its box, with its styles. */
    frame: (widget: ReactNode) => (
      <WidgetFrame locale={locale} theme={around.theme} nonce={around.nonce}>
        {widget}
      </WidgetFrame>
    ),
  };
}
