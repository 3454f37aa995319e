import * as fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@staykit/values/dates/plain-date.ts';
import { generateCatalogue } from '@staykit/demo/catalogue/generate.ts';
import { localTaxesOf } from '@staykit/demo/facts/local-taxes.ts';
import { CATALOGUE_COUNTRIES } from '@staykit/gateway/catalogue/records.ts';
import { migrate } from '@staykit/gateway/database/migrations/migrate.ts';
import { openDatabase } from '@staykit/gateway/database/open-database.ts';
import { catalogueRepository } from '@staykit/gateway/catalogue/store/catalogue-repository.ts';
import { takeNights } from '@staykit/gateway/fixtures/take-nights.ts';
import { generatedSearches } from '@staykit/gateway/search/fixtures/generated-searches.ts';
import { askOracle, fillOracle } from '@staykit/gateway/search/fixtures/sql-oracle.ts';
import { openReadModel } from '@staykit/gateway/search/read-model/read-model.ts';
import { createFindings, type Proof } from './proof.ts';
import { atOnce } from '@staykit/gateway/search/in-slices.ts';

const TODAY = '2030-03-04';
const SIZES = { short: { hotels: 20, searches: 400 }, long: { hotels: 120, searches: 6_000 } };
const SENTENCE =
  'generated searches find in the columns what SQL finds in the database: total, order and prices';

/** The read model against the plainest SQL over the same database, before and after rooms were sold. */
export const proof: Proof = {
  name: 'search-oracle',
  says: 'Searches are answered by the read model as the database itself would answer them.',
  longest: 2_400,
  async run({ size, say }) {
    const { hotels, searches } = SIZES[size];
    const findings = createFindings();
    const folder = mkdtempSync(join(tmpdir(), 'staykit-oracle-'));
    const log = { info: () => undefined, warn: (_details: object, message: string) => say(message) };
    const db = await openDatabase({ dataDir: folder });
    try {
      await migrate(db);
      const { catalogue } = await generateCatalogue({ db, today: TODAY, hotels });
      const model = await openReadModel({ db, log, localTaxes: localTaxesOf });
      const wanted = generatedSearches(catalogue, TODAY);
      let asked = 0;
      let found = 0;
      const compare = async (runs: number): Promise<string | undefined> => {
        await fillOracle(db);
        const details = await fc.check(
          fc.asyncProperty(
            wanted,
            // Some offers are sold no longer after two months.
            fc.constantFrom(TODAY, TODAY, addDays(TODAY, 60)),
            fc.constantFrom('10:00:00', '21:00:00'),
            fc.constantFrom(1, 1, 3, 100),
            fc.constantFrom(undefined, ...CATALOGUE_COUNTRIES),
            async (criteria, date, time, perHotel, home) => {
              const now = { date, time };
              const options = { perHotel, ...(home && { home }) };
              const expected = await askOracle(db, criteria, now, options);
              const { total, hits } = atOnce(
                model.present().engine.search(criteria, now, { size: 100_000, ...options }),
              );
              asked += 1;
              found += Math.sign(total);
              const ours = hits.map(
                ({ offer, sellPrice, refPrice }) => `${offer.id}:${sellPrice}:${refPrice}`,
              );
              const theirs = expected.map(({ id, sell, ref }) => `${id}:${sell}:${ref}`);
              if (total === theirs.length && ours.join() === theirs.join()) return;
              const at = ours.findIndex((one, index) => one !== theirs[index]);
              throw new Error(
                `columns ${total}, SQL ${theirs.length}; at ${at}: columns ${ours[at]}, SQL ${theirs[at]}`,
              );
            },
          ),
          { numRuns: runs },
        );
        return details.failed
          ? `${String(details.errorInstance)}\n${fc.defaultReportMessage(details)}`
          : undefined;
      };

      const first = await compare(Math.ceil(searches / 2));
      say(`${asked} searches, ${found} of them with results`);
      findings.check(SENTENCE, first === undefined, first);

      const repository = catalogueRepository(db);
      for (const hotel of catalogue.hotels.filter((_, index) => index % 3 === 0)) {
        const calendar = await repository.calendarOf(hotel.id);
        for (let night = 0; night < 60; night += 1)
          await db.transaction((tx) =>
            takeNights(tx, {
              hotelId: hotel.id,
              checkin: addDays(TODAY, night),
              nights: 1,
              rooms: Math.min(calendar?.stock[night] ?? 0, 1 + (night % 4)),
            }),
          );
      }
      // A look follows a notice within a moment; two seconds are what a search may be behind.
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      const second = await compare(Math.floor(searches / 2));
      findings.check(
        'two seconds after rooms were sold the same searches agree with the database again',
        second === undefined,
        second,
      );
      findings.figure('searches', asked);
      findings.figure('searches with results', found);
      await model.close();
    } finally {
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    }
    return findings.result();
  },
};
