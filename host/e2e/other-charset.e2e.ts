import { readdirSync, readFileSync } from 'node:fs';
import { VERSION } from '@staykit/build/release/version.ts';
import { textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const FOLDER = `dist/elements/${VERSION}`;
const t = textsOf('fr_FR');

test('classic scripts and style sheets of the elements say the same in any charset', () => {
  const names = readdirSync(FOLDER).filter((name) => /^(staykit\..*js|.*\.css)$/.test(name));
  expect(names).toEqual(expect.arrayContaining(['staykit.js', 'staykit.iife.js', 'booking-box.css']));
  for (const name of names)
    expect(
      readFileSync(`${FOLDER}/${name}`).filter((byte) => byte > 127),
      name,
    ).toHaveLength(0);
});

test('a page that is not in UTF-8 has the texts as they are, from a server that names no charset', async ({
  page,
}) => {
  await page.route('**/latin.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=iso-8859-1',
      body: '<!doctype html><html lang="fr"><title>x</title><script src="/copied/staykit.iife.js" data-locale="fr_FR" defer></script><stay-search-box></stay-search-box>',
    }),
  );
  await page.route('**/copied/staykit.iife.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readFileSync(`${FOLDER}/staykit.iife.js`) }),
  );
  await page.goto(site('fr-fr', '/latin.html'));
  await expect(page.locator('stay-search-box')).toContainText(t('searchBox.where'));
});
