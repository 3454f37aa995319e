import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WIDGET_NAMES } from '@staykit/element-spec/widget-names.ts';
import { FRAMEWORKS } from '@staykit/elements/snippet/whole-snippet.ts';
import {
  PAGES,
  playgroundReducer,
  readState,
  WIDTHS,
  writeState,
  type PlaygroundState,
} from './playground-state.ts';

const states: fc.Arbitrary<PlaygroundState> = fc.record({
  // In the order of the documents, as the reducer keeps them; those with samples are tried below.
  widgets: fc.subarray(['search-box', 'results-grid', 'gift-drawer', 'contact-form'] as const, {
    minLength: 1,
  }),
  attributes: fc.dictionary(
    fc.constantFrom('locale', 'criteria', 'messages', 'page-size', 'open'),
    fc.string({ unit: 'grapheme' }),
    { minKeys: 1, noNullPrototype: true },
  ),
  framework: fc.constantFrom(...FRAMEWORKS),
  page: fc.constantFrom(...PAGES),
  width: fc.constantFrom(...WIDTHS),
});

describe('the playground', () => {
  it('finds in an address all that was tried', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(readState(writeState(state))).toEqual(state);
      }),
    );
  });

  it('shows the search box where an address names nothing that is known', () => {
    const first = readState('');
    expect(first).toMatchObject({ widgets: ['search-box'], framework: 'html', page: 'plain' });
    expect(readState('widget=none&framework=cobol&page=&width=12')).toEqual(first);
  });

  it('keeps the order of the documents, and one widget at least', () => {
    const toggle = (state: PlaygroundState, widget: PlaygroundState['widgets'][number]) =>
      playgroundReducer(state, { type: 'widgetToggled', widget });
    const all = WIDGET_NAMES.toReversed().reduce(
      (state, widget) => (state.widgets.includes(widget) ? state : toggle(state, widget)),
      readState(''),
    );
    expect(all.widgets).toEqual(WIDGET_NAMES);
    expect(WIDGET_NAMES.reduce(toggle, all).widgets).toEqual(['contact-form']);
  });

  it('gives a widget the offer or hotel that it cannot do without, unless one is set', () => {
    expect(readState('widget=booking-box').attributes).toMatchObject({ 'product-id': '1000102' });
    expect(readState('widget=booking-box&product-id=7').attributes).toEqual({ 'product-id': '7' });
  });

  it('takes an attribute away, and keeps one that is empty', () => {
    const open = playgroundReducer(readState(''), { type: 'attributeSet', name: 'open', value: '' });
    expect(open.attributes).toEqual({ locale: 'fr_FR', open: '' });
    const none = playgroundReducer(open, { type: 'attributeSet', name: 'open', value: undefined });
    expect(none.attributes).toEqual({ locale: 'fr_FR' });
  });
});
