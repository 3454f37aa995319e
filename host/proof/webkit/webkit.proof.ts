import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../e2e/running-server.ts';
import { createFindings, type Proof } from '../proof.ts';
import { JOURNEYS } from './journeys.ts';
import { startWebkit } from './start-webkit.ts';
import { startWatchedShop } from './watched-shop.ts';

/** Something that the policy of every page refuses. */
const REFUSED = 'https://elsewhere.example/picture.png';

export const proof: Proof = {
  name: 'webkit',
  says: 'In WebKit, as in Chromium and Firefox, readers and travellers search, choose, give and write, and nothing complains.',
  needs: ['webkit', 'screen'],
  isLongOnly: true,
  async run({ say }) {
    const findings = createFindings();
    const shop = await startServer(mkdtempSync(join(tmpdir(), 'webkit-')));
    const watched = await startWatchedShop(shop.port);
    const { driver, version, stop } = await startWebkit();
    say(`WebKitGTK ${version}`);
    const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
    try {
      for (const { says, path, go } of JOURNEYS) {
        const from = performance.now();
        let seen = '';
        try {
          await driver.get(watched.url + path);
          await go(driver);
        } catch (error) {
          seen = reasonOf(error);
        }
        findings.check(says, seen === '', seen);
        say(`${says}: ${Math.round(performance.now() - from)} ms`);
      }
      await driver.get(`${watched.url}/examples/magazine-html/`);
      await driver.executeScript(`new Image().src = '${REFUSED}'`);
      const isRefused = () => watched.complaints.some((told) => told.includes(REFUSED));
      await driver.wait(isRefused, 5_000).catch(() => {});
      findings.check('the policy of a page is kept in WebKit', isRefused(), watched.complaints.join('; '));
      const others = watched.complaints.filter((told) => !told.includes(REFUSED));
      findings.check(
        'nothing complains in WebKit: no error, no warning, no refusal of the policy',
        others.length === 0,
        others.join('; '),
      );
    } finally {
      await stop();
      await watched.stop();
      await shop.stop();
    }
    findings.figure('journeys', JOURNEYS.length);
    return findings.result();
  },
};
