import { createRoot } from 'react-dom/client';
import {
  Configure,
  Hits,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  Stats,
} from 'react-instantsearch';
import type { StayRecord } from './record.ts';
import { searchClient } from './search-client.ts';
import { WORDS } from './words.ts';

/* react-instantsearch with the same five widgets, as its guide sets it up. */
const cards = Number(new URLSearchParams(location.search).get('cards') ?? 24);

function Card({ hit: stay }: { hit: StayRecord }) {
  return (
    <article className="card">
      <img src={stay.image} alt={stay.hotel} width={640} height={360} loading="lazy" />
      <span className="badge">{stay.label}</span>
      <div className="body">
        <span className="place">{stay.place}</span>
        <h3>
          <a href={stay.href}>{stay.title}</a>
        </h3>
        <span>{`${stay.hotel} ${'★'.repeat(stay.stars)}`}</span>
        <div className="score">
          <b>{stay.score}</b>
          <span>{stay.scoreWord}</span>
          <span>{`${stay.reviews} avis`}</span>
        </div>
        <ul className="perks">
          {stay.perks.map((perk) => (
            <li key={perk}>{perk}</li>
          ))}
        </ul>
        <div className="foot">
          <div>
            <del>{stay.oldPrice}</del>
            <span>{stay.promo}</span>
            <div>
              <strong>{stay.price}</strong>
              <small>{WORDS.perNight}</small>
            </div>
            <small>{stay.stay}</small>
          </div>
          <span className="action">{WORDS.book}</span>
        </div>
      </div>
    </article>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <InstantSearch indexName="stays" searchClient={searchClient}>
    <Configure hitsPerPage={cards} />
    <SearchBox placeholder={WORDS.where} />
    <Stats />
    <RefinementList attribute="stars" />
    <Hits hitComponent={Card as never} />
    <Pagination />
  </InstantSearch>,
);
