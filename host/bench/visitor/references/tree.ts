import type { CalendarMonth } from './months.ts';
import type { ResultsData, StayRecord } from './record.ts';
import { PAGES, STAR_FILTERS, WORDS } from './words.ts';

/** Makes an element of whatever kind a page is made of: nodes of a document, or text. */
export type Make<Node> = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
) => Node;

/** A card, written by hand. */
export function cardTree<Node>(make: Make<Node>, stay: StayRecord): Node {
  return make(
    'li',
    {},
    make(
      'article',
      { class: 'card' },
      make('img', { src: stay.image, alt: stay.hotel, width: '640', height: '360', loading: 'lazy' }),
      make('span', { class: 'badge' }, stay.label),
      make(
        'div',
        { class: 'body' },
        make('span', { class: 'place' }, stay.place),
        make('h3', {}, make('a', { href: stay.href }, stay.title)),
        make('span', {}, `${stay.hotel} ${'★'.repeat(stay.stars)}`),
        make(
          'div',
          { class: 'score' },
          make('b', {}, stay.score),
          make('span', {}, stay.scoreWord),
          make('span', {}, `${stay.reviews} avis`),
        ),
        make('ul', { class: 'perks' }, ...stay.perks.map((perk) => make('li', {}, perk))),
        make(
          'div',
          { class: 'foot' },
          make(
            'div',
            {},
            make('del', {}, stay.oldPrice),
            make('span', {}, stay.promo),
            make('div', {}, make('strong', {}, stay.price), make('small', {}, WORDS.perNight)),
            make('small', {}, stay.stay),
          ),
          make('span', { class: 'action' }, WORDS.book),
        ),
      ),
    ),
  );
}

/** All that stands around the cards. The panels are filled when they are opened. */
export function pageTree<Node>(
  make: Make<Node>,
  cards: readonly Node[],
  { nbHits }: Pick<ResultsData, 'nbHits'>,
) {
  const links = (words: readonly string[]) => words.map((word) => make('a', { href: '#' }, word));
  const button = (id: string, ...words: readonly string[]) =>
    make('button', { type: 'button', id }, ...words.map((word) => make('span', {}, word)));
  return [
    make('header', { class: 'header' }, make('b', {}, WORDS.shop), make('nav', {}, ...links(WORDS.menu))),
    make(
      'main',
      { class: 'main' },
      make('h1', {}, WORDS.title),
      make(
        'form',
        { class: 'form', role: 'search' },
        make(
          'div',
          { class: 'field', id: 'destination' },
          make(
            'label',
            {},
            WORDS.destination,
            make('input', {
              role: 'combobox',
              'aria-expanded': 'false',
              placeholder: WORDS.where,
              autocomplete: 'off',
            }),
          ),
        ),
        make('div', { class: 'field', id: 'dates' }, button('open-dates', WORDS.dates, WORDS.anyDates)),
        make('div', { class: 'field' }, button('open-travellers', WORDS.travellers, WORDS.twoAdults)),
        make('button', { type: 'submit' }, WORDS.search),
      ),
      make(
        'div',
        { class: 'toolbar' },
        ...WORDS.filters.map((name, index) =>
          make('div', { class: 'field', id: `filter-${index}` }, make('button', { type: 'button' }, name)),
        ),
        make('select', { 'aria-label': WORDS.sort }, ...WORDS.sorts.map((name) => make('option', {}, name))),
      ),
      make('h2', { id: 'count' }, `${nbHits} ${WORDS.results}`),
      make('ul', { class: 'cards', id: 'cards' }, ...cards),
      make('nav', { class: 'pager' }, ...PAGES.map((page) => make('a', { href: `#${page}` }, `${page}`))),
    ),
    make('footer', { class: 'footer' }, ...links(WORDS.footer)),
  ];
}

/** Places that begin with what was typed. */
export function suggestionsTree<Node>(make: Make<Node>, places: readonly string[], term: string): Node {
  const found = places.filter((place) => place.toLowerCase().startsWith(term.toLowerCase())).slice(0, 8);
  return make('div', { role: 'listbox' }, ...found.map((place) => make('div', { role: 'option' }, place)));
}

/** The stars to choose from, and how many stays would be shown. */
export function starsTree<Node>(
  make: Make<Node>,
  hits: readonly StayRecord[],
  ticked: readonly number[],
): Node[] {
  const shown = hits.filter(({ stars }) => ticked.length === 0 || ticked.includes(stars)).length;
  return [
    ...STAR_FILTERS.map((count) =>
      make(
        'label',
        {},
        make('input', {
          type: 'checkbox',
          value: `${count}`,
          ...(ticked.includes(count) ? { checked: '' } : {}),
        }),
        make('span', {}, '★'.repeat(count)),
        make('span', {}, `(${hits.filter(({ stars }) => stars === count).length})`),
      ),
    ),
    make('button', { type: 'button', id: 'apply' }, `${WORDS.show} (${shown})`),
  ];
}

/** Two months. */
export function monthsTree<Node>(make: Make<Node>, months: readonly CalendarMonth[]): Node[] {
  return months.map(({ name, weeks }) =>
    make(
      'table',
      { 'aria-label': name },
      make('caption', {}, name),
      make(
        'tbody',
        {},
        ...weeks.map((week) =>
          make(
            'tr',
            {},
            ...week.map((day) =>
              make(
                'td',
                {},
                ...(day
                  ? [
                      make(
                        'button',
                        { type: 'button', 'data-date': day.date, 'aria-label': day.words },
                        `${day.day}`,
                        make('small', {}, day.price),
                      ),
                    ]
                  : []),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
