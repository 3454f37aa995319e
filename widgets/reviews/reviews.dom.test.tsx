import axe from 'axe-core';
import { beforeAll, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import type { ReadReviews } from '@staykit/client/product/reviews.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import en from '@staykit/messages/en.json';
import fr from '@staykit/messages/fr_FR.json';
import nl from '@staykit/messages/nl_BE.json';
import {
  fakeReviewsClient,
  reviewAnswer,
  testReview,
} from '@staykit/testing/fake-clients/fake-reviews-client.ts';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { Reviews } from './reviews.tsx';
import type { ReviewsProps } from './reviews.props.ts';

beforeAll(() => {
  const look = new CSSStyleSheet();
  look.replaceSync(baseCss(':root'));
  document.adoptedStyleSheets.push(look);
});

async function open(props: Partial<ReviewsProps> = {}, client = fakeReviewsClient()) {
  const view = await render(
    <Reviews client={client} locale="fr_FR" messages={en} hotelId="345" {...props} />,
  );
  return { view, client };
}

const names = (view: Rendered) =>
  view.queryAllByRole('heading', { level: 3 }).map((head) => head.textContent);
const shows = (view: Rendered, count: number) => waitFor(() => expect(names(view)).toHaveLength(count));
const choices = (view: Rendered, name: string) =>
  [...view.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value);
const choose = (view: Rendered, name: string, value: string) =>
  userEvent.selectOptions(view.getByRole('combobox', { name }), value);
const more = (view: Rendered) => userEvent.click(view.getByRole('button', { name: 'Show more' }));

it('a reader may have the newest, oldest, best or worst first, and has the newest at the start [REVIEW-01]', async () => {
  const { view, client } = await open();
  expect(choices(view, 'Sort by')).toEqual(['DATE_DESC', 'DATE_ASC', 'SCORE_DESC', 'SCORE_ASC']);
  await shows(view, 10);
  expect(client.asked).toEqual([{ page: 0, sort: 'DATE_DESC' }]);
});

it('a reader may have one of four languages or all [REVIEW-02]', async () => {
  const { view, client } = await open();
  expect(choices(view, 'Language')).toEqual(['all', 'fr_FR', 'es_ES', 'it_IT', 'nl_NL']);
  await shows(view, 10);
  expect(client.asked[0]).not.toHaveProperty('locale');
  await choose(view, 'Language', 'nl_NL');
  await waitFor(() => expect(client.asked[1]).toEqual({ page: 0, sort: 'DATE_DESC', locale: 'nl_NL' }));
  await choose(view, 'Language', 'all');
  await waitFor(() => expect(client.asked[2]).toEqual({ page: 0, sort: 'DATE_DESC' }));
});

it('another language may be the first one [REVIEW-02]', async () => {
  const { view, client } = await open({ language: 'it_IT' });
  await shows(view, 10);
  expect(client.asked[0]).toMatchObject({ locale: 'it_IT' });
});

it('another order begins at the first page, and an answer to the order before it is dropped [REVIEW-03]', async () => {
  let late: (answer: ReadReviews) => void = () => {};
  const worst = { ...reviewAnswer(2), list: [testReview(90), testReview(91)] };
  const client = fakeReviewsClient(async ({ sort, page }) => {
    if (sort === 'DATE_ASC') return new Promise((resolve) => (late = resolve));
    return sort === 'SCORE_ASC' ? worst : reviewAnswer(45, page);
  });
  const { view } = await open({}, client);
  await shows(view, 10);
  await more(view);
  await shows(view, 20);
  await more(view);
  await shows(view, 30);
  await choose(view, 'Sort by', 'DATE_ASC');
  await choose(view, 'Sort by', 'SCORE_ASC');
  await waitFor(() => expect(names(view)).toEqual(['Guest 90', 'Guest 91']));
  expect(client.asked.slice(-2)).toEqual([
    { page: 0, sort: 'DATE_ASC' },
    { page: 0, sort: 'SCORE_ASC' },
  ]);
  late(reviewAnswer(45));
  await Promise.resolve();
  expect(names(view)).toEqual(['Guest 90', 'Guest 91']);
});

it('more reviews come behind those that are there, each once, until there are no more [REVIEW-04]', async () => {
  const { view, client } = await open();
  await shows(view, 10);
  expect(view.getByText('10 of 25 reviews')).toBeTruthy();
  await more(view);
  await shows(view, 20);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Guest 11'));
  await more(view);
  await shows(view, 25);
  expect(new Set(names(view)).size).toBe(25);
  expect(view.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(client.asked.map(({ page }) => page)).toEqual([0, 1, 2]);
});

it('ten reviews need no button, eleven do [REVIEW-04]', async () => {
  for (const [total, buttons] of [
    [10, 0],
    [11, 1],
  ] as const) {
    const { view } = await open(
      {},
      fakeReviewsClient(async ({ page }) => reviewAnswer(total, page)),
    );
    await shows(view, 10);
    expect(view.queryAllByRole('button', { name: 'Show more' })).toHaveLength(buttons);
    await view.unmount();
  }
});

it('a page may show fewer at once, or more, out of the same pages of ten', async () => {
  const few = await open({ pageSize: 4 });
  await shows(few.view, 4);
  await more(few.view);
  await shows(few.view, 8);
  expect(few.client.asked).toHaveLength(1);
  await few.view.unmount();
  const many = await open({ pageSize: 20 });
  await shows(many.view, 20);
  expect(many.client.asked.map(({ page }) => page)).toEqual([0, 1]);
});

it('a language without reviews says so, and leads back to all of them [REVIEW-05]', async () => {
  const client = fakeReviewsClient(async ({ page, locale }) => reviewAnswer(locale ? 0 : 25, page));
  const { view } = await open({}, client);
  await shows(view, 10);
  await choose(view, 'Language', 'nl_NL');
  expect(await view.findByText('There are currently no reviews published in néerlandais.')).toBeTruthy();
  expect(names(view)).toEqual([]);
  await userEvent.click(view.getByRole('button', { name: 'See all the languages' }));
  await shows(view, 10);
  expect(client.asked.at(-1)).toEqual({ page: 0, sort: 'DATE_DESC' });
  expect(view.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('all');
});

it('an empty language is named in the words of the page, with the way to all of them [SERROR-03]', async () => {
  const client = () => fakeReviewsClient(async ({ page, locale }) => reviewAnswer(locale ? 0 : 25, page));
  // The reference texts are English; the sites are not.
  for (const [locale, messages, words, button] of [
    ['en', en, 'There are currently no reviews published in Italian.', 'See all the languages'],
    ['fr_FR', fr, fr.review.noneIn.replace('{{language}}', 'italien'), fr.review.seeAllLanguages],
    ['nl_BE', nl, nl.review.noneIn.replace('{{language}}', 'Italiaans'), nl.review.seeAllLanguages],
  ] as const) {
    const { view } = await open({ language: 'it_IT', locale: locale as 'fr_FR', messages }, client());
    expect((await view.findByText(words)).closest('[role="status"]')).toBeTruthy();
    expect(names(view)).toEqual([]);
    await userEvent.click(view.getByRole('button', { name: button }));
    await shows(view, 10);
    await view.unmount();
  }
});

it('a house of which nobody has written yet asks for the first word, and for nothing else [SERROR-04]', async () => {
  const { view } = await open(
    {},
    fakeReviewsClient(async () => ({ ...reviewAnswer(0), score: 0, details: [] })),
  );
  expect(await view.findByText('Be the first to try this brand new experience!')).toBeTruthy();
  expect(view.queryByRole('combobox')).toBeNull();
  await view.unmount();
  const silent = await open(
    { invites: false },
    fakeReviewsClient(async () => reviewAnswer(0)),
  );
  await waitFor(() => expect(silent.view.getByRole('group').ariaBusy).toBe('false'));
  expect(silent.view.container.textContent).toBe('');
});

it('every criterion has its score and a bar, Home for the welcome, and one without a word none [REVIEW-07] [REVIEW-08]', async () => {
  const { view } = await open();
  await shows(view, 10);
  const rows = [...view.container.querySelectorAll('li')].filter((row) => row.querySelector('rect'));
  expect(rows.map((row) => row.textContent)).toEqual([
    'Home8,7/10',
    'Comfort10,0/10',
    'Cleanliness0,0/10',
    'Food9,1/10',
    'Location7,0/10',
    'Value for money6,5/10',
  ]);
  const bars = rows.map((row) => row.querySelector('rect')!);
  expect(bars.slice(0, 3).map((bar) => bar.getAttribute('width'))).toEqual(['87%', '100%', '0%']);
  const share = bars.map((bar) => bar.getBoundingClientRect().width / bar.ownerSVGElement!.clientWidth);
  expect(share[0]).toBeCloseTo(0.87, 1);
});

it('a review tells who, when, the score and both comments, and leaves no row where one is missing [REVIEW-11]', async () => {
  const { negativeComment: _none, type: _type, ...good } = testReview(2, { locale: 'nl_NL' });
  const list = [testReview(1), good];
  const { view } = await open(
    {},
    fakeReviewsClient(async () => ({ ...reviewAnswer(2), list })),
  );
  await shows(view, 2);
  const [whole, part] = [...view.container.querySelectorAll('ol > li')];
  for (const text of [
    'Guest 1',
    'En couple',
    '2 avril 2030',
    '8,7/10',
    'Liked',
    'Quiet 1',
    'Disliked',
    'Small 1',
  ])
    expect(whole?.textContent).toContain(text);
  expect(whole?.querySelector('[lang]')).toBeNull();
  expect(part?.textContent).not.toContain('Disliked');
  expect(part?.querySelectorAll('svg')).toHaveLength(1);
  expect(part?.querySelector('[lang="nl"]')?.textContent).toBe('Quiet 2');
});

it('what could not be loaded is told, and asked for again on request', async () => {
  const onError = vi.fn();
  let down = true;
  const client = fakeReviewsClient(async ({ page }) => {
    if (down) throw new StayError('UNAVAILABLE', 'down');
    return reviewAnswer(25, page);
  });
  const { view } = await open({ onError }, client);
  expect((await view.findByRole('alert')).textContent).toContain('The reviews could not be loaded.');
  expect(onError.mock.calls.map(([error]) => (error as StayError).code)).toEqual(['UNAVAILABLE']);
  down = false;
  await userEvent.click(view.getByRole('button', { name: 'Try again' }));
  await shows(view, 10);
  down = true;
  await more(view);
  await view.findByRole('alert');
  expect(names(view)).toHaveLength(10);
  down = false;
  await userEvent.click(view.getByRole('button', { name: 'Try again' }));
  await shows(view, 20);
});

it.each<['NOT_FOUND' | 'BAD_REQUEST', string]>([
  ['NOT_FOUND', '9'],
  ['BAD_REQUEST', '”9″'],
])(
  'a hotel that the shop answers with %s is told with the way to all stays, and another one is read at once',
  async (code, hotelId) => {
    const onError = vi.fn();
    const searchUrl = 'https://shop.example/search';
    const client = fakeReviewsClient();
    const known = { ...client };
    client.reviews = () => Promise.reject(new StayError(code, 'no'));
    const { view } = await open({ hotelId, onError, searchUrl }, client);
    expect((await view.findByRole('alert')).textContent).toContain('no longer available');
    expect(view.getByRole<HTMLAnchorElement>('link', { name: 'See all stays' }).href).toBe(searchUrl);
    expect(view.queryByRole('combobox')).toBeNull();
    expect(onError.mock.calls.map(([error]) => (error as StayError).code)).toEqual([code]);
    await view.rerender(<Reviews client={known} locale="fr_FR" messages={en} hotelId="345" />);
    await shows(view, 10);
  },
);

it('another hotel begins anew, and what the first one says later is dropped', async () => {
  let late: (answer: ReadReviews) => void = () => {};
  const client = fakeReviewsClient();
  const slow = { ...client, reviews: () => new Promise<ReadReviews>((resolve) => (late = resolve)) };
  const view = await render(<Reviews client={slow} locale="fr_FR" messages={en} hotelId="1" />);
  await view.rerender(<Reviews client={client} locale="fr_FR" messages={en} hotelId="2" />);
  await shows(view, 10);
  late(reviewAnswer(1));
  await Promise.resolve();
  expect(names(view)).toHaveLength(10);
});

it('has no accessibility finding', async () => {
  const { view } = await open();
  await shows(view, 10);
  const { violations } = await axe.run(view.container);
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
