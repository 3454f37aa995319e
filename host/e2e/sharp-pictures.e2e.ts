import { beginsWith, textsOf } from './texts.ts';
import { expect, site, test } from './visitor.ts';

const t = textsOf('fr_FR');

for (const [width, height, points] of [
  [390, 844, 1],
  [390, 844, 2],
  [390, 844, 3],
  [1440, 900, 1],
  [1440, 900, 2],
] as const)
  test.describe(`${width} pixels of ${points} points`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: points });

    test('a picture over the whole screen is as sharp as the screen', async ({ page }) => {
      await page.goto(site('fr-fr', '/search'));
      await page
        .getByRole('button', { name: beginsWith(t('card.slideshow')) })
        .first()
        .click();
      const picture = page.getByRole('dialog').locator('img').first();
      await expect
        .poll(() =>
          picture.evaluate(async (image: HTMLImageElement) => {
            // As wide as the picture itself is drawn in its box, in points of the screen.
            const { width, height } = image.getBoundingClientRect();
            const drawn = Math.min(width, (height * 16) / 9) * devicePixelRatio;
            const loaded = new Image();
            loaded.src = image.currentSrc;
            await loaded.decode().catch(() => undefined);
            return loaded.naturalWidth / drawn;
          }),
        )
        .toBeGreaterThanOrEqual(1);
    });
  });
