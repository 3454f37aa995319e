import { camel, pascal, words, type Plan } from '../plan-parts.ts';

/** A call about a hotel: its declaration, route, client, examples and test. */
export function call(name: string): Plan {
  const Name = pascal(name);
  const get = `get${Name}`;
  const ask = camel(name);
  const contract = `widgets/contract/product/${name}.ts`;
  const route = `host/gateway/products/routes/${name}.ts`;
  const upper = name.replaceAll('-', '_').toUpperCase();
  return {
    entries: [
      {
        file: 'widgets/contract/calls.ts',
        after: "from './product/product-offers.ts';",
        text: `\nimport * as ${ask} from './product/${name}.ts';`,
      },
      { file: 'widgets/contract/calls.ts', after: '  product: callsOf(', text: `${ask}, ` },
      {
        file: 'widgets/testing/call-examples/all.ts',
        after: "from './product.ts';",
        text: `\nimport { ${upper}_EXAMPLES } from './${name}.ts';`,
      },
      {
        file: 'widgets/testing/call-examples/all.ts',
        after: '  ...PRODUCT_EXAMPLES,',
        text: `\n  ...${upper}_EXAMPLES,`,
      },
      {
        file: 'widgets/testing/fixtures/wire.ts',
        after: '    getOffers: offers,',
        text: `\n    ${get}: { hotelId: '345' },`,
      },
      {
        file: 'host/gateway/app.ts',
        after: "from './products/routes/product-reviews.ts';",
        text: `\nimport { ${ask}Routes } from './products/routes/${name}.ts';`,
      },
      { file: 'host/gateway/app.ts', after: '    productReviewRoutes,', text: `\n    ${ask}Routes,` },
    ],
    run: ['contract', 'reference'],
    files: {
      [contract]: `import * as z from 'zod/mini';
import { answer, idText } from '../answer-parts.ts';
import { call } from '../call.ts';
import { id, locale } from '../query-parts.ts';

/** The ${words(name)} of a hotel. */
export const ${get} = call({
  id: '${get}',
  method: 'GET',
  base: 'api',
  path: '/hotel/:hotelId/${name}.json',
  summary: 'The ${words(name)} of a hotel.',
  params: z.object({ hotelId: id() }),
  query: z.object({ locale: z.exactOptional(locale()) }),
  answer: answer({ hotelId: idText() }),
  refusals: ['NOT_FOUND'],
  safe: true,
});
`,
      [route]: `import type { FastifyInstance } from 'fastify';
import { ${get} } from '@staykit/contract/product/${name}.ts';
import type { GatewayParts } from '../../gateway-parts.ts';
import { declare } from '../../http/declare.ts';
import { requestContext } from '../../http/request-context.ts';
import { hotelOf } from './product-hotels.ts';

/** GET hotel/{hotelId}/${name}.json. */
export function ${ask}Routes(app: FastifyInstance, parts: GatewayParts): void {
  declare(app, ${get}, ({ params, query }) => {
    const { id } = hotelOf(params.hotelId, requestContext(parts, query.locale));
    return { hotelId: id };
  });
}
`,
      [`host/gateway/products/routes/${name}.test.ts`]: `import { expect, it } from 'vitest';
import { ${ask} } from '@staykit/client/product/${name}.ts';
import { createTransport } from '@staykit/client/transport/create-transport.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { createGateway } from '../../app.ts';
import { tinyModel } from '../../fixtures/tiny-model.ts';
import { inProcessFetch } from '../../http/in-process-fetch.ts';

it('a traveller asks for the ${words(name)} of a hotel, and is told when there is no such hotel', async () => {
  const gateway = await createGateway({
    model: () => tinyModel,
    images: { picture: async () => undefined },
    clock: () => TEST_NOW,
  });
  const transport = createTransport({ api: '/api', locale: 'fr_FR', fetch: inProcessFetch(gateway) });
  expect(await ${ask}(transport, '1')).toEqual({ hotelId: '1' });
  await expect(${ask}(transport, 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await gateway.close();
});
`,
      [`widgets/client/product/${name}.ts`]: `import type { Answered } from '@staykit/contract/call-values.ts';
import { ${get} } from '../calls/get-${name}.generated.ts';
import type { Transport } from '../transport/create-transport.ts';
import type { CallOptions } from '../stay-client.ts';

/** GET /hotel/{hotelId}/${name}.json. */
export const ${ask} = (
  transport: Transport,
  hotelId: string,
  call?: CallOptions,
): Promise<Answered<'${get}'>> =>
  transport.send(${get}, { hotelId, locale: transport.options.locale }, call);
`,
      [`widgets/testing/call-examples/${name}.ts`]: `import type { CallExample } from './call-example.ts';

/** Requests of \`${get}\`. */
export const ${upper}_EXAMPLES: readonly CallExample[] = [
  {
    call: '${get}',
    title: 'a page asks for the ${words(name)} of a hotel',
    request: ({ hotelId }) => ({ params: { hotelId }, query: { locale: 'fr_FR' } }),
    expect: 200,
  },
  {
    call: '${get}',
    title: 'a hotel that there is not has no ${words(name)}',
    request: { params: { hotelId: '999999999' } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
];
`,
    },
  };
}
