import type { Track } from '../../widgets/analytics/track.ts';
import type { Channel } from '../../widgets/channel/create-channel.ts';
import type { ResultsClient, SearchBoxClient } from '../../widgets/client/stay-client.ts';
import type { AddressBinding } from '../../widgets/core/search/address.ts';
import type { Messages } from '../../widgets/messages/translate.ts';
import type { BoxStorage } from '../../widgets/search-box/search-box.props.ts';

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
}
