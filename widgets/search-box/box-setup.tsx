import type { ReactElement } from 'react';
import { page } from 'vitest/browser';
import { baseCss } from '../../themes/to-css.ts';
import type { AddressBinding, AddressParts } from '../core/search/address.ts';
import en from '../messages/en.json';
import { fakeClient, type FakeClient } from '../testing/fake-client.ts';
import { TEST_NOW } from '../testing/fixtures/criteria.ts';
import { render, type Rendered } from '../testing/render.tsx';
import type { BoxStorage, SearchBoxProps } from './search-box.props.ts';
import { SearchBox } from './search-box.tsx';

/** The widths that the box is tested at. */
export const DESKTOP = 1280;
export const PHONE = 390;

/** A search box as an integrator would set it up, with what it did to the outside. */
export interface BoxUnderTest extends Rendered {
  client: FakeClient;
  address: MemoryAddress;
  storage: BoxStorage & { values: Map<string, string> };
  /** Pages that the box opened. */
  visited: string[];
  errors: string[];
}

/** An address that is kept in memory. */
export interface MemoryAddress extends AddressBinding {
  parts: AddressParts;
  writes: number;
}

function memoryAddress(hash: string): MemoryAddress {
  const address: MemoryAddress = {
    parts: { hash, search: '' },
    writes: 0,
    read: () => address.parts,
    write(parts) {
      address.writes += 1;
      address.parts = { ...address.parts, ...parts };
    },
    subscribe: () => () => {},
  };
  return address;
}

function memoryStorage(entries: Record<string, unknown>): BoxUnderTest['storage'] {
  const values = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** How a test differs from a French shop at noon of 15 May 2030, in English words. */
export interface BoxSetup extends Partial<Omit<SearchBoxProps, 'client' | 'storage' | 'address'>> {
  client?: FakeClient;
  hash?: string;
  stored?: Record<string, unknown>;
  width?: number;
}

/** Puts a search box on the page. */
export async function renderBox(setup: BoxSetup = {}): Promise<BoxUnderTest> {
  const { client = fakeClient(), hash = '', stored = {}, width = DESKTOP, ...props } = setup;
  await page.viewport(width, 900);
  const tokens = new CSSStyleSheet();
  tokens.replaceSync(`${baseCss(':root')}:root{color-scheme:light!important}body{margin:16px}`);
  document.adoptedStyleSheets = [tokens];
  const address = memoryAddress(hash);
  const storage = memoryStorage(stored);
  const visited: string[] = [];
  const errors: string[] = [];
  const box: ReactElement = (
    <SearchBox
      client={client}
      locale="fr_FR"
      messages={en}
      address={address}
      storage={storage}
      resultsUrl="/search"
      now={() => TEST_NOW}
      navigate={(url) => visited.push(url)}
      onError={({ code }) => errors.push(code)}
      {...props}
    />
  );
  return { ...(await render(box)), client, address, storage, visited, errors };
}
