import type { CallExample } from './call-example.ts';

const ok = (call: string, title: string, request: CallExample['request'] = {}): CallExample => ({
  call,
  title,
  request,
  expect: 200,
});

const refused = (
  call: string,
  title: string,
  request: CallExample['request'],
  refusal: 'BAD_REQUEST' | 'NOT_FOUND' = 'BAD_REQUEST',
): CallExample => ({ call, title, request, expect: refusal === 'NOT_FOUND' ? 404 : 400, refusal });

/** Requests of the family `content` of calls: at least one good one of each, and those that it refuses. */
export const CONTENT_EXAMPLES: readonly CallExample[] = [
  ok('getHomepage', 'the first page asks for its blocks', { query: { locale: 'es_ES' } }),
  refused('getHomepage', 'a locale that nobody speaks is refused', { query: { locale: 'en_GB' } }),
  ok('getPromoBars', 'the header asks for the promo bars', { query: { locale: 'nl_NL' } }),
  refused('getPromoBars', 'a locale that is spelt otherwise is refused', { query: { locale: 'nl-NL' } }),
  ok('getBoxBlock', 'the results ask for the block of boxes', { query: { locale: 'fr_FR' } }),
  refused('getBoxBlock', 'an empty locale is refused', { query: { locale: '' } }),
  ok('getAnnouncementBanner', 'a page asks for the announcement as it is now'),
  ok('getAnnouncementFile', 'a page asks for the announcement of its market', {
    params: { file: 'FR.json' },
  }),
  ok('getGiftBlock', 'the gift drawer asks for its content as it is now'),
  ok('getGiftBlockFile', 'the gift drawer asks for its content from a cache'),
  ok('getTargetedBanner', 'the results ask for the targeted banners'),
  ok('getStaticContent', 'a page asks for its text', {
    params: { contentId: 'about' },
    query: { locale: 'it_IT' },
  }),
  refused(
    'getStaticContent',
    'there is no text of that id',
    { params: { contentId: 'nothing' }, query: { locale: 'it_IT' } },
    'NOT_FOUND',
  ),
  ok('getMarketingArticles', 'a page asks for the selection of the moment', {
    query: { locale: 'fr_BE', size: 4 },
  }),
  refused('getMarketingArticles', 'nobody is given no articles', { query: { size: 0 } }),
  ok('getMenu', 'the header asks for the menu', { params: { file: 'nl_BE.json' } }),
  ok('getLanding', 'a landing page asks for its definition', {
    params: { locale: 'fr_FR', file: 'bien-etre.json' },
  }),
  refused(
    'getLanding',
    'there is no landing page of that name',
    { params: { locale: 'it_IT', file: 'bien-etre.json' } },
    'NOT_FOUND',
  ),
  ok('getLandings', 'a page asks for the lists of landing pages', { params: { file: 'es_ES.json' } }),
  ok('getIdeas', 'the page of ideas asks for them', { params: { file: 'fr_FR.json' } }),
];
