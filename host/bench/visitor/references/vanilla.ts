import { livePage } from './live-page.ts';
import { makeNode } from './make-nodes.ts';
import type { ResultsData } from './record.ts';
import { cardTree, pageTree } from './tree.ts';

/* The page made by a script that is written by hand: the limit without server HTML. */
const cards = new URLSearchParams(location.search).get('cards') ?? '24';
const coming = fetch(`/records.json?cards=${cards}`).then((answer) => answer.json() as Promise<ResultsData>);
let data: ResultsData = { hits: [], nbHits: 0, places: [] };

const root = document.getElementById('root') as HTMLElement;
root.replaceChildren(...pageTree(makeNode, [], data));
livePage(() => data);
void coming.then((answer) => {
  data = answer;
  document.getElementById('count')!.textContent = `${data.nbHits} séjours trouvés`;
  document.getElementById('cards')!.replaceChildren(...data.hits.map((hit) => cardTree(makeNode, hit)));
});
