import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testBox } from '@staykit/testing/test-widgets/booking-box.tsx';
import { boxProduct } from '@staykit/testing/fake-clients/fake-booking-client.ts';
import { criteria, datedCriteria } from '@staykit/testing/fixtures/criteria.ts';
import { hydrate, runtime } from '@staykit/testing/render.tsx';

it('the box from the server comes alive without a change', async () => {
  const never = () => new Promise<never>(() => {});
  const final = boxProduct({ priceType: 'final', sellPrice: 19_900 });
  for (const [chosen, product] of [
    [criteria(), boxProduct()],
    [datedCriteria(), final],
    [criteria({ flow: 'gifting' }), boxProduct()],
  ] as const) {
    let ready = 0;
    const { client } = testBox().props as Parameters<typeof testBox>[0] & object;
    const box = testBox({
      criteria: chosen,
      product,
      client: { ...client!, fetchProductQuote: never, giftPrices: never },
      onReady: () => (ready += 1),
    });
    const view = await hydrate(renderToString(box), box);
    const changes = view.mutations.filter(({ type }) => runtime === 'preact' || type !== 'attributes');
    // The status says that the price is on its way: nothing else is new.
    const silent = changes.filter(({ target }) => !(target as Element).closest?.('[role="status"]'));
    expect(
      silent.map(({ type, target }) => `${type} ${(target as Element).outerHTML ?? target.textContent}`),
    ).toEqual([]);
    expect(view.complaints).toEqual([]);
    expect(ready).toBe(1);
    await view.unmount();
  }
});
