import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { baseCss } from '@staykit/themes/to-css.ts';
import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { stayOffer } from '@staykit/testing/fixtures/offers.ts';
import { render } from '@staykit/testing/render.tsx';
import { GalleryLabels } from './gallery-labels.tsx';
import { Pictures } from '../product.styles.ts';

it.each([390, 768, 1440])(
  'badges of a stay keep to its first picture at %i px [GALLERY-02]',
  async (width) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${baseCss(':root')}body{margin:0 24px}`);
    document.adoptedStyleSheets = [sheet];
    adoptStyles(document);
    await page.viewport(width, 800);
    const offer = stayOffer({ autoDiscount: { code: 'EXTRALONG15', value: 15 } });
    const surroundings = {
      locale: 'fr_FR',
      t: createTranslate('fr_FR', en),
      now: () => TEST_NOW,
      assetBase: '',
    } as const;
    const view = await render(
      <StayContext.Provider value={surroundings}>
        <Pictures>
          <ul data-pictures="">
            {['a', 'b', 'c', 'd'].map((key) => (
              <li key={key}>
                <img alt="" />
              </li>
            ))}
          </ul>
          <GalleryLabels offer={offer} dated withDiscount />
        </Pictures>
      </StayContext.Provider>,
    );
    const first = view.container.querySelector('[data-pictures] > li')!.getBoundingClientRect();
    const labels = [...view.container.querySelectorAll('[data-kind]')];
    expect(labels.length).toBeGreaterThan(1);
    for (const label of labels) expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(first.right);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    await view.unmount();
  },
);
