import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { shopFolders } from './shop-folders.ts';

it('a real shop serves the partners of its operator, and none of the samples', () => {
  const own = resolve('own');
  expect(shopFolders({ mode: 'demo' }, '/shop')).toMatchObject({
    partners: '/shop/partners',
    examples: '/shop/examples',
  });
  expect(shopFolders({ mode: 'demo', partnersDir: 'own' }, '/shop').partners).toBe(own);
  for (const name of ['partners', 'examples'])
    expect(shopFolders({ mode: 'production' }, '/shop')).not.toHaveProperty(name);
  expect(shopFolders({ mode: 'production', partnersDir: 'own' }, '/shop').partners).toBe(own);
});
