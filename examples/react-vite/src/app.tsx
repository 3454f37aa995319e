import { ResultsGrid, SearchBox, StaykitProvider } from '@staykit/widgets';
import grid from '@staykit/widgets/messages/results-grid/nl_BE.json';
import box from '@staykit/widgets/messages/search-box/nl_BE.json';

/** A first search: the box, and the results of what it searches for. */
export function App() {
  return (
    <StaykitProvider
      api={import.meta.env.VITE_STAYKIT_API}
      locale="nl_BE"
      partner={1042}
      messages={[box, grid]}
    >
      <SearchBox />
      <ResultsGrid />
    </StaykitProvider>
  );
}
