import { makeNode } from './make-nodes.ts';
import { monthAt } from './months.ts';
import type { ResultsData } from './record.ts';
import { monthsTree, starsTree, suggestionsTree } from './tree.ts';
import { WORDS } from './words.ts';

const panelIn = (field: Element): Element => {
  const known = field.querySelector('.panel');
  if (known) return known;
  const panel = makeNode('div', { class: 'panel' });
  field.append(panel);
  return panel;
};

/** Gives the page its life, by hand: suggestions, the filter of stars, the calendar. */
export function livePage(data: () => Pick<ResultsData, 'hits' | 'places'>): void {
  const at = (selector: string) => document.querySelector(selector) as HTMLElement;

  const destination = at('#destination');
  const input = at('#destination input') as HTMLInputElement;
  input.addEventListener('input', () => {
    panelIn(destination).replaceChildren(suggestionsTree(makeNode, data().places, input.value));
    input.setAttribute('aria-expanded', 'true');
  });
  input.addEventListener('blur', () => {
    destination.querySelector('.panel')?.remove();
    input.setAttribute('aria-expanded', 'false');
  });

  const filter = at('#filter-0');
  const ticked = new Set<number>();
  const count = () => {
    const { hits } = data();
    const shown = hits.filter(({ stars }) => ticked.size === 0 || ticked.has(stars)).length;
    at('#apply').textContent = `${WORDS.show} (${shown})`;
  };
  filter.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement && target.id !== 'apply')
      panelIn(filter).replaceChildren(...starsTree(makeNode, data().hits, [...ticked]));
  });
  filter.addEventListener('change', ({ target }) => {
    const { value, checked } = target as HTMLInputElement;
    if (checked) ticked.add(Number(value));
    else ticked.delete(Number(value));
    count();
  });

  const dates = at('#dates');
  let ahead = 0;
  const months = () => {
    const next = makeNode('button', { type: 'button', id: 'next-month' }, WORDS.nextMonth);
    const calendar = makeNode('div', { class: 'calendar' });
    calendar.append(...monthsTree(makeNode, [monthAt(ahead), monthAt(ahead + 1)]));
    panelIn(dates).replaceChildren(next, calendar);
  };
  dates.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('#next-month')) ahead += 1;
    if ((target as Element).closest('#open-dates, #next-month')) months();
  });
}
