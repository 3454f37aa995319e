import { ResultsGrid, SearchBox } from '@staykit/widgets';
import { preloadResults } from '@staykit/widgets/server';
import { api } from './shop';

export const dynamic = 'force-dynamic';

/** A server component: the offers are in its HTML, and the browser asks for nothing that stands there. */
export default async function Page() {
  const criteria = 'a=2';
  const initial = await preloadResults({ criteria }, { api, locale: 'nl_BE', partner: 1042 });
  return (
    <>
      <SearchBox criteria={criteria} />
      <ResultsGrid criteria={criteria} initial={initial} />
    </>
  );
}
