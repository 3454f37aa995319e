import { createChannel, type Channel, type ChannelState } from './create-channel.ts';

/** The channels of one page by group name; whoever owns the page owns the map. */
export type ChannelScope = Map<string, Channel>;

/** The channel of `group` in `scope`, made from `initial` when it is the first of its group. */
export function channelOf(group: string, scope: ChannelScope, initial: () => ChannelState): Channel {
  const known = scope.get(group);
  if (known) return known;
  const channel = createChannel(initial());
  scope.set(group, channel);
  return channel;
}
