import type { StayEventMap, StayResultsGrid } from '@staykit/widgets/element-types';
import type {} from '@staykit/widgets/element-types/solid';
import { createSignal } from 'solid-js';

const shop = { api: import.meta.env.VITE_STAYKIT_API, locale: 'nl_BE', partner: 1042 } as const;

export function App() {
  const [criteria, setCriteria] = createSignal<StayResultsGrid['criteria']>({ stars: [5, 4] });
  const [told, tell] = createSignal('');

  const count = ({ detail }: StayEventMap['stay-results']) => tell(`${detail.total} verblijven`);

  function choose(event: StayEventMap['stay-select-offer']) {
    event.preventDefault(); // this page opens offers in its own way
    tell(event.detail.url);
  }

  return (
    <>
      {/* An object is a property: it arrives in the browser. */}
      <stay-search-box {...shop} prop:criteria={criteria()} />
      <button onClick={() => setCriteria({ stars: [5] })}>Alleen vijf sterren</button>
      <output>{told()}</output>
      {/* As text, the server can search for it too. */}
      <stay-results-grid
        {...shop}
        criteria={JSON.stringify(criteria())}
        new-tab
        on:stay-results={count}
        on:stay-select-offer={choose}
      >
        <a href="https://shop.example/search">Alle verblijven</a>
      </stay-results-grid>
    </>
  );
}
