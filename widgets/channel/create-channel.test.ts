import { describe, expect, it } from 'vitest';
import { criteria } from '@staykit/testing/fixtures/criteria.ts';
import { channelOf, type ChannelScope } from './channel-of.ts';
import { createChannel, type ChannelState } from './create-channel.ts';

const start = (): ChannelState => ({
  criteria: criteria(),
  context: { api: '/api', locale: 'fr_FR' },
  submitted: 0,
});

describe('the channel between the widgets of a group', () => {
  it('tells every listener what changed, what it was, and who changed it', () => {
    const channel = createChannel(start());
    const heard: [number, string, number][] = [];
    channel.subscribe((state, origin, previous) => heard.push([state.submitted, origin, previous.submitted]));
    channel.set({ submitted: 1 }, 'search-box');
    expect(heard).toEqual([[1, 'search-box', 0]]);
    expect(channel.get().submitted).toBe(1);
  });

  it('knows who listens, until they leave', () => {
    const channel = createChannel(start());
    expect(channel.isHeardBy('results-grid')).toBe(false);
    const leave = channel.subscribe(() => undefined, 'results-grid');
    expect(channel.isHeardBy('results-grid')).toBe(true);
    leave();
    expect(channel.isHeardBy('results-grid')).toBe(false);
  });

  it('tells nobody when nothing changed', () => {
    const channel = createChannel(start());
    let told = 0;
    channel.subscribe(() => (told += 1));
    channel.set({ submitted: 0, criteria: channel.get().criteria }, 'search-box');
    expect(told).toBe(0);
  });

  it('tells changes made while telling in order, to everybody', () => {
    const channel = createChannel(start());
    const heard: number[] = [];
    channel.subscribe((state) => state.submitted === 1 && channel.set({ submitted: 2 }, 'grid'));
    channel.subscribe((state) => heard.push(state.submitted));
    channel.set({ submitted: 1 }, 'search-box');
    expect(heard).toEqual([1, 2]);
  });

  it('leaves a listener alone after it left, also while a change is told', () => {
    const channel = createChannel(start());
    let told = 0;
    const leave: (() => void)[] = [];
    channel.subscribe(() => leave.forEach((each) => each()));
    leave.push(channel.subscribe(() => (told += 1)));
    channel.set({ submitted: 1 }, 'search-box');
    expect(told).toBe(0);
  });

  it('still tells later changes after a listener threw', () => {
    const channel = createChannel(start());
    const heard: number[] = [];
    channel.subscribe((state) => {
      if (state.submitted === 1) throw new Error('a broken page script');
    });
    channel.subscribe((state) => heard.push(state.submitted));
    expect(() => channel.set({ submitted: 1 }, 'search-box')).toThrow('a broken page script');
    channel.set({ submitted: 2 }, 'search-box');
    expect(heard).toEqual([2]);
  });

  it('is one per group and page', () => {
    const page: ChannelScope = new Map();
    const other: ChannelScope = new Map();
    expect(channelOf('a', page, start)).toBe(channelOf('a', page, start));
    expect(channelOf('a', page, start)).not.toBe(channelOf('b', page, start));
    expect(channelOf('a', page, start)).not.toBe(channelOf('a', other, start));
  });
});
