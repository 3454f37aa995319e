/**
 * `node host/proof/fuzz/gateway-process.ts DATA_DIR`: a gateway from its sources over a small shop, on a free port of
 * 127.0.0.1. Tells its parent the port and one good request of every example; ends when the parent is gone.
 */
import { EXAMPLES } from '@staykit/testing/call-examples/all.ts';
import { createGateway } from '@staykit/gateway/app.ts';
import { callRequest, type WireRequest } from '@staykit/gateway/fixtures/call-request.ts';
import { openSmallShop } from '@staykit/gateway/fixtures/small-shop.ts';
import { callById, requestOf, tellStory } from '@staykit/gateway/fixtures/story.ts';

/** What the parent is told. */
export interface GatewayReady {
  port: number;
  requests: (WireRequest & { call: string })[];
}

const [dataDir = ''] = process.argv.slice(2);
const shop = await openSmallShop({ dataDir });
const app = await createGateway(shop.parts);
const story = tellStory(app, shop.parts, shop.gifts);
const requests: GatewayReady['requests'] = [];
// A payment that its provider does not answer is a 504 that was asked for: no failure of ours.
for (const example of EXAMPLES.filter(({ expect }) => expect < 500)) {
  // An example that cannot be made fails in the test of the contract.
  const request = await requestOf(example, story).catch(() => undefined);
  if (request) requests.push({ call: example.call, ...callRequest(callById(example.call), request) });
}
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as { port: number };
process.send?.({ port, requests } satisfies GatewayReady);
process.once(
  'disconnect',
  () =>
    void app
      .close()
      .then(() => shop.close())
      .then(() => process.exit(0)),
);
