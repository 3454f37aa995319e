import { useMemo, useState } from 'react';
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
import { useSettings, type StaykitSettings } from '../staykit-provider.tsx';
import type { GivenCriteria } from '../widget-props.ts';

const NO_TEXTS: Messages = {};

/**
 * The shop that a widget or a hook works with: its calls, texts and channel.
 * @param name of the widget or hook, for what its author is told
 * @param own settings among its props
 * @param createClient makes the calls that it needs
 * @param client made by the page itself, in place of it
 */
export function useShop<Client>(
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
      `${name} has no shop. Put it inside <StaykitProvider api="https://shop.example">, or give it api="https://shop.example".`,
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
    /** Name, theme and nonce of the box around a widget. */
    look: { locale, theme: around.theme, nonce: around.nonce },
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
      if (!read.criteria) throw new StayError('BAD_REQUEST', `${name} criteria${read.told ?? ''}`);
      return read.criteria;
    },
  };
}

/** Criteria as a page gave them, read anew when they say something else: a page may write them in place. */
export function useGiven(
  { read }: Pick<ReturnType<typeof useShop>, 'read'>,
  criteria: GivenCriteria | undefined,
): SearchCriteria | undefined {
  const stated = JSON.stringify(criteria);
  // oxlint-disable-next-line react/exhaustive-deps -- criteria by what they say
  return useMemo(() => (criteria === undefined ? undefined : read(criteria)), [stated]);
}
