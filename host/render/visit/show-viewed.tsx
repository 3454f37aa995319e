import { render } from 'preact';
import type { ComponentChild } from 'preact';
import type { RecentlyViewed } from '../../../widgets/core/offer/recently-viewed.ts';
import { adoptLaterStyles } from '../../../widgets/elements/styles/styled.ts';
import { createTranslate } from '../../../widgets/messages/translate.ts';
import { Wrap } from '../../pages/page.styles.ts';
import { RecentlyViewedRow } from '../../pages/recently-viewed/recently-viewed.tsx';
import { SALE_CHUNKS } from '../locale-chunks.ts';
import type { VisitData } from './visit-data.ts';

/** Shows what was viewed at the end of the page. */
export async function showViewed(data: VisitData, list: readonly RecentlyViewed[]): Promise<void> {
  const { page, viewed, locale, origin, prefix = '' } = data;
  const main = document.getElementById('content');
  if (!main) return;
  const { default: messages } = await SALE_CHUNKS[locale]();
  adoptLaterStyles(document);
  const stay = { locale, t: createTranslate(locale, messages), now: Date.now, assetBase: origin };
  const row = (
    <Wrap>
      <RecentlyViewedRow {...{ page, list, stay, prefix }} {...(viewed && { present: viewed.id })} />
    </Wrap>
  );
  render(row as unknown as ComponentChild, main.appendChild(document.createElement('div')));
}
