import instantsearch from 'instantsearch.js';
import { configure, hits, pagination, refinementList, searchBox, stats } from 'instantsearch.js/es/widgets';
import type { StayRecord } from './record.ts';
import { searchClient } from './search-client.ts';
import { WORDS } from './words.ts';

/* InstantSearch.js with five widgets, as its guide sets it up. */
const cards = Number(new URLSearchParams(location.search).get('cards') ?? 24);
const search = instantsearch({
  indexName: 'stays',
  searchClient,
});
search.addWidgets([
  configure({ hitsPerPage: cards }),
  searchBox({ container: '#search', placeholder: WORDS.where }),
  stats({ container: '#stats' }),
  refinementList({ container: '#stars', attribute: 'stars' }),
  hits<StayRecord & Record<string, unknown>>({
    container: '#hits',
    templates: {
      item: (stay, { html }) => html`
        <article class="card">
          <img src="${stay.image}" alt="${stay.hotel}" width="640" height="360" loading="lazy" />
          <span class="badge">${stay.label}</span>
          <div class="body">
            <span class="place">${stay.place}</span>
            <h3><a href="${stay.href}">${stay.title}</a></h3>
            <span>${stay.hotel} ${'★'.repeat(stay.stars)}</span>
            <div class="score">
              <b>${stay.score}</b><span>${stay.scoreWord}</span><span>${stay.reviews} avis</span>
            </div>
            <ul class="perks">
              ${stay.perks.map((perk) => html`<li>${perk}</li>`)}
            </ul>
            <div class="foot">
              <div>
                <del>${stay.oldPrice}</del><span>${stay.promo}</span>
                <div><strong>${stay.price}</strong><small>${WORDS.perNight}</small></div>
                <small>${stay.stay}</small>
              </div>
              <span class="action">${WORDS.book}</span>
            </div>
          </div>
        </article>
      `,
    },
  }),
  pagination({ container: '#pager' }),
]);
search.start();
