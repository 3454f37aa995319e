import { useState } from 'react';
import { monthAt } from './months.ts';
import * as P from './parts-styled.tsx';
import type { ResultsData, StayRecord } from './record.ts';
import { PAGES, STAR_FILTERS, WORDS } from './words.ts';

function Card({ stay }: { stay: StayRecord }) {
  return (
    <li>
      <P.Card>
        <img src={stay.image} alt={stay.hotel} width={640} height={360} loading="lazy" />
        <P.Badge>{stay.label}</P.Badge>
        <P.Body>
          <P.Place>{stay.place}</P.Place>
          <h3>
            <a href={stay.href}>{stay.title}</a>
          </h3>
          <span>{`${stay.hotel} ${'★'.repeat(stay.stars)}`}</span>
          <P.Score>
            <b>{stay.score}</b>
            <span>{stay.scoreWord}</span>
            <span>{`${stay.reviews} avis`}</span>
          </P.Score>
          <P.Perks>
            {stay.perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </P.Perks>
          <P.Foot>
            <div>
              <del>{stay.oldPrice}</del>
              <span>{stay.promo}</span>
              <div>
                <strong>{stay.price}</strong>
                <small>{WORDS.perNight}</small>
              </div>
              <small>{stay.stay}</small>
            </div>
            <P.Action>{WORDS.book}</P.Action>
          </P.Foot>
        </P.Body>
      </P.Card>
    </li>
  );
}

function Destination({ places }: { places: readonly string[] }) {
  const [term, setTerm] = useState<string>();
  const found = places
    .filter((place) => place.toLowerCase().startsWith(term?.toLowerCase() ?? ''))
    .slice(0, 8);
  return (
    <P.Field id="destination">
      <label>
        {WORDS.destination}
        <input
          role="combobox"
          aria-expanded={term !== undefined}
          aria-controls="places"
          placeholder={WORDS.where}
          autoComplete="off"
          value={term ?? ''}
          onChange={(event) => setTerm((event.target as HTMLInputElement).value)}
          onBlur={() => setTerm(undefined)}
        />
      </label>
      {term !== undefined && (
        <P.Panel>
          <div id="places" role="listbox">
            {found.map((place) => (
              <div key={place} role="option" aria-selected={false} tabIndex={-1}>
                {place}
              </div>
            ))}
          </div>
        </P.Panel>
      )}
    </P.Field>
  );
}

function Dates() {
  const [ahead, setAhead] = useState<number>();
  return (
    <P.Field id="dates">
      <button type="button" id="open-dates" onClick={() => setAhead(0)}>
        <span>{WORDS.dates}</span>
        <span>{WORDS.anyDates}</span>
      </button>
      {ahead !== undefined && (
        <P.Panel>
          <button type="button" id="next-month" onClick={() => setAhead(ahead + 1)}>
            {WORDS.nextMonth}
          </button>
          <P.Calendar>
            {[monthAt(ahead), monthAt(ahead + 1)].map(({ name, weeks }) => (
              <table key={name} aria-label={name}>
                <caption>{name}</caption>
                <tbody>
                  {weeks.map((week, row) => (
                    <tr key={row}>
                      {week.map((day, column) => (
                        <td key={column}>
                          {day && (
                            <button type="button" data-date={day.date} aria-label={day.words}>
                              {day.day}
                              <small>{day.price}</small>
                            </button>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </P.Calendar>
        </P.Panel>
      )}
    </P.Field>
  );
}

function StarsFilter({ name, hits }: { name: string; hits: readonly StayRecord[] }) {
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const shown = hits.filter(({ stars }) => ticked.length === 0 || ticked.includes(stars)).length;
  const toggle = (count: number) =>
    setTicked(ticked.includes(count) ? ticked.filter((one) => one !== count) : [...ticked, count]);
  return (
    <P.Field id="filter-0">
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      {open && (
        <P.Panel>
          {STAR_FILTERS.map((count) => (
            <label key={count}>
              <input type="checkbox" checked={ticked.includes(count)} onChange={() => toggle(count)} />
              <span>{'★'.repeat(count)}</span>
              <span>{`(${hits.filter(({ stars }) => stars === count).length})`}</span>
            </label>
          ))}
          <button type="button" id="apply">{`${WORDS.show} (${shown})`}</button>
        </P.Panel>
      )}
    </P.Field>
  );
}

const links = (words: readonly string[]) =>
  words.map((word) => (
    <a key={word} href={`#${word}`}>
      {word}
    </a>
  ));

/** The page of the references as one would write it in React; without data it waits for them. */
export function ResultsPage({ data }: { data: ResultsData | undefined }) {
  const { hits = [], nbHits = 0, places = [] } = data ?? {};
  const [stars, ...filters] = WORDS.filters;
  return (
    <>
      <P.Header>
        <b>{WORDS.shop}</b>
        <nav>{links(WORDS.menu)}</nav>
      </P.Header>
      <P.Main>
        <h1>{WORDS.title}</h1>
        <P.Form role="search">
          <Destination places={places} />
          <Dates />
          <P.Field>
            <button type="button">
              <span>{WORDS.travellers}</span>
              <span>{WORDS.twoAdults}</span>
            </button>
          </P.Field>
          <button type="submit">{WORDS.search}</button>
        </P.Form>
        <P.Toolbar>
          <StarsFilter name={stars} hits={hits} />
          {filters.map((name) => (
            <P.Field key={name}>
              <button type="button">{name}</button>
            </P.Field>
          ))}
          <select aria-label={WORDS.sort}>
            {WORDS.sorts.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </P.Toolbar>
        <h2 id="count">{`${nbHits} ${WORDS.results}`}</h2>
        <P.Cards id="cards">
          {hits.map((hit) => (
            <Card key={hit.objectID} stay={hit} />
          ))}
        </P.Cards>
        <P.Pager>
          {PAGES.map((page) => (
            <a key={page} href={`#${page}`}>
              {page}
            </a>
          ))}
        </P.Pager>
      </P.Main>
      <P.Footer>{links(WORDS.footer)}</P.Footer>
    </>
  );
}
