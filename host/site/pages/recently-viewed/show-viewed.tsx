import { renderInto } from '../../framework/browser/render-into.ts';
import type { RecentlyViewed } from '@staykit/core/offer/recently-viewed.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { Wrap } from '../layout/page.styles.ts';
import { RecentlyViewedRow } from './recently-viewed.tsx';
import { SALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';

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
      <RecentlyViewedRow
        {...{ page, list, stay }}
        prefix={origin + prefix}
        {...(viewed && { present: viewed.id })}
      />
    </Wrap>
  );
  renderInto(main.appendChild(document.createElement('div')), row);
}
