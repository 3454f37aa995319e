import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { fakeClient } from '@staykit/testing/fake-clients/fake-client.ts';
import { criteria, datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { hydrate, runtime } from '@staykit/testing/render.tsx';
import { SearchBox } from './search-box.tsx';

/** A change in words. React writes the attributes of its fields again while it hydrates, to the values they have. */
function describe({ type, target, addedNodes, removedNodes, attributeName }: MutationRecord): string {
  const texts = (nodes: NodeList) =>
    [...nodes].map((node) => (node as Element).outerHTML ?? node.textContent).join();
  return `${type} ${attributeName} ${(target as Element).outerHTML ?? target.textContent} +${texts(addedNodes)} -${texts(removedNodes)}`;
}

it('the box from the server comes alive without a change', async () => {
  const told = [criteria(), datedCriteria({ location: { category: 'city', id: '75' }, theme: 26 })];
  for (const chosen of [...told, criteria({ flow: 'gifting' }), criteria({ flow: 'activity' })]) {
    let ready = 0;
    const box = (
      <SearchBox
        client={fakeClient()}
        locale="fr_FR"
        messages={en}
        resultsUrl="/search"
        criteria={chosen}
        place="Paris"
        flows={[{ flow: 'gifting', href: '/?flow=gifting' }]}
        onReady={() => (ready += 1)}
      />
    );
    const view = await hydrate(renderToString(box), box);
    const changes = view.mutations.filter(({ type }) => runtime === 'preact' || type !== 'attributes');
    expect(changes.map(describe)).toEqual([]);
    expect(view.complaints).toEqual([]);
    expect(ready).toBe(1);
    await view.unmount();
  }
});
