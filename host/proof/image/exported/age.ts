import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** Age of the export when visitors come. */
const DAYS_OLD = 3;
/** What every printed price says. */
export const WRONG_PRICE = '9\u202f999\u00a0€';

/** Makes the export one of three days ago, with prices that are wrong by now. Returns the old instant. */
export function age(folder: string): string {
  const instant = Date.now() - DAYS_OLD * 86_400_000;
  const day = new Date(instant).toISOString();
  for (const file of globSync(`${folder}/**/*.html`))
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replaceAll(/"printedAt":\d+/g, `"printedAt":${instant}`)
        .replaceAll(/<time datetime="[^"]*">[^<]*/g, `<time datetime="${day}">il y a trois jours`)
        .replaceAll(/(<p data-price="\d+">.*?<strong>)[^<]*/g, `$1${WRONG_PRICE}`),
    );
  return day;
}
