import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ResultsPage } from './page.tsx';
import type { ResultsData } from './record.ts';

/* The page as one would write it by hand with React and styled-components; also built on preact/compat. */
const cards = new URLSearchParams(location.search).get('cards') ?? '24';
const coming = fetch(`/records.json?cards=${cards}`).then((answer) => answer.json() as Promise<ResultsData>);

function App() {
  const [data, setData] = useState<ResultsData>();
  useEffect(() => void coming.then(setData), []);
  return <ResultsPage data={data} />;
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
