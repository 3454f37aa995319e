import type { ComponentType } from 'react';
import type { Track } from '@staykit/analytics/track.ts';
import type { Channel } from '@staykit/channel/create-channel.ts';
import type { ResultsClient, SearchBoxClient } from '@staykit/client/stay-client.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';
import type { Messages } from '@staykit/messages/translate.ts';
import type { AroundCardProps } from '@staykit/widgets/results-grid/results-grid-props.ts';
import type { InlineBlockData } from '../../shell/banners/block-names.ts';
import type { BlockPlace, InlineBlocks } from '../../shell/banners/inline-blocks.tsx';
import type { BoxStorage } from '@staykit/widgets/search-box/search-box.props.ts';

/** What an island takes from where it runs; the rest of it is data, and the same on both sides. */
export interface IslandTools {
  client: SearchBoxClient & ResultsClient;
  messages: Messages;
  channel: Channel;
  now: () => number;
  /** Only in the browser. */
  address?: AddressBinding;
  /** Only in the browser: where analytics events go. [CARD-22] */
  track?: Track;
  /** Only in the browser, and only where it may be used. */
  storage?: BoxStorage;
  /** Settles once the results are live, all of them: what is added to them waits for it. */
  live?: Promise<void>;
  /** Makes what stands between the cards. */
  inlineBlocks?: (data: InlineBlockData, place: BlockPlace) => InlineBlocks;
  /** Only in the browser: wraps each card, which is hydrated on its own. */
  AroundCard?: ComponentType<AroundCardProps>;
}
