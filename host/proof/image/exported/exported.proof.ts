import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { BROWSER_FLAGS, findBrowser } from '@staykit/testing/provisioning/find-browser.ts';
import { startServer, type RunningServer } from '../../../e2e/running-server.ts';
import { createFindings, type Proof } from '../../proof.ts';
import { runStaykit } from '../run-staykit.ts';
import { age } from './age.ts';
import { WRITER, writeInVain, writeToShop } from './contact.ts';
import { checkQuality } from './page-quality.ts';
import { visitAlone, visitWithout, visitWithScript } from './visits.ts';
import { checkServer, OWN, startWebServer, type WebServer } from './web-servers.ts';

/** An exported minisite on a domain of its own behind Debian's web servers, with the API on another. */
export const proof: Proof = {
  name: 'exported',
  says: 'An exported minisite works on its own domain behind nginx or Caddy, with the API elsewhere, late or away, and without a script; its pages are as good as served ones.',
  needs: ['nginx', 'caddy'],
  isLongOnly: true,
  async run({ say }) {
    const findings = createFindings();
    const folder = mkdtempSync(join(tmpdir(), 'exported-'));
    const partners = join(folder, 'partners');
    cpSync('partners/celestine', join(partners, 'celestine'), { recursive: true });
    const file = join(partners, 'celestine/partner.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...settings, domains: [OWN] }));
    const env = { PARTNERS_DIR: partners, DATA_DIR: join(folder, 'data') };
    runStaykit(env, 'catalogue', 'generate', '--hotels', '300');
    let shop: RunningServer | undefined = await startServer(env.DATA_DIR, undefined, {
      ...env,
      RATE_LIMIT: '0',
    });
    const servers: WebServer[] = [];
    let browser: Browser | undefined;
    try {
      const api = `http://fr-be.localhost:${shop.port}`;
      const out = join(folder, 'minisites');
      const from = `http://127.0.0.1:${shop.port}`;
      runStaykit(env, 'partner', 'build', 'celestine', '--from', from, '--api', api, '--out', out);
      const exported = join(out, 'celestine');
      const old = age(exported);
      say('the minisite is exported, three days old');
      for (const kind of ['nginx', 'caddy'] as const) {
        const server = await startWebServer(kind, folder);
        servers.push(server);
        await checkServer(server, exported, api, findings);
      }
      say('nginx and Caddy serve it');
      const executablePath = findBrowser();
      const [plain, secure] = servers.map(({ port }) => `127.0.0.1:${port}`);
      browser = await chromium.launch({
        args: [...BROWSER_FLAGS, `--host-resolver-rules=MAP ${OWN}:80 ${plain},MAP ${OWN}:443 ${secure}`],
        ...(executablePath !== undefined && { executablePath }),
      });
      await visitWithScript(browser, old, api, findings);
      await visitWithout(browser, api, findings);
      say('visitors came');
      await checkQuality(browser, exported, api, findings);
      say('every kind of page is looked through');
      await writeToShop(browser, api, findings);
      say('a message was sent');
      await shop.stop();
      shop = undefined;
      await visitAlone(browser, old, findings);
      await writeInVain(browser, findings);
      // The database is free now: what was sent is found there, and goes.
      const erased = runStaykit(env, 'data', 'forget', WRITER);
      findings.check(
        'messages of the export are those of the shop, each once and with its acknowledgement',
        erased.includes('; 2 mails, 2 messages,'),
        erased,
      );
    } finally {
      await browser?.close();
      for (const one of servers) await one.stop();
      await shop?.stop();
    }
    return findings.result();
  },
};
