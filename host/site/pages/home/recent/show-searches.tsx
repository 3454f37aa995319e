import { localNow } from '@staykit/core/market/time-zone.ts';
import {
  keptSearches,
  MADE_SEARCHES_KEY,
  readMadeSearches,
  type MadeSearch,
} from '@staykit/core/search/made-searches.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate } from '@staykit/messages/translate.ts';
import { inside } from '@staykit/routing/inside.ts';
import { IconButton } from '@staykit/ui/primitives/icon-button/icon-button.tsx';
import { iconClose } from '@staykit/ui/primitives/icon/icons.ts';
import { searchText } from '@staykit/widgets/search-box/remember/search-text.ts';
import { readStored, store } from '@staykit/widgets/search-box/remember/storage.ts';
import { LOCALE_CHUNKS } from '../../../framework/browser/locale-chunks.ts';
import { renderInto } from '../../../framework/browser/render-into.ts';
import type { VisitData } from '../../../framework/request/visit-data.ts';
import { storageByConsent } from '../../../shell/consent/consent-now.ts';
import { Searches } from './searches.styles.ts';

/** Shows the last searches of the visitor as links, each with a button that removes it. They leave the browser with a click on one alone. */
export async function showSearches(
  root: HTMLElement,
  { locale, prefix = '', flow }: Pick<VisitData, 'locale' | 'prefix' | 'flow'>,
): Promise<void> {
  const storage = storageByConsent(localStorage);
  const read = () => readMadeSearches(readStored(storage, MADE_SEARCHES_KEY), localNow(Date.now(), locale));
  const { default: messages } = await LOCALE_CHUNKS[locale]();
  const t = createTranslate(locale, messages);
  adoptLaterStyles(document);

  const keep = (list: readonly MadeSearch[]) => {
    store(storage, MADE_SEARCHES_KEY, list.length > 0 ? keptSearches(list) : undefined);
    show();
    // The button is gone with its search: the next one is at hand, or the heading of the page.
    const next = root.querySelector<HTMLElement>('li a') ?? document.querySelector<HTMLElement>('h1');
    if (next?.tagName === 'H1') next.tabIndex = -1;
    next?.focus();
  };
  const show = () => {
    const all = read();
    const list = all.filter(({ criteria }) => criteria.flow === flow);
    document.documentElement.toggleAttribute('data-searches', list.length > 0);
    renderInto(
      root,
      list.length > 0 && (
        <Searches aria-labelledby="recent-searches">
          <div>
            <h2 id="recent-searches">{t('destination.recent')}</h2>
            <button type="button" onClick={() => keep(all.filter((search) => !list.includes(search)))}>
              {t('destination.forgetAll')}
            </button>
          </div>
          <ul>
            {list.map((search) => {
              const { label, detail } = searchText(search, locale, t);
              return (
                <li key={search.query}>
                  <a href={`${inside(prefix, '/search')}?${search.query}`}>
                    {label}
                    <small>{detail}</small>
                  </a>
                  <IconButton
                    icon={iconClose}
                    label={t('destination.forgetOne', { search: `${label} (${detail})` })}
                    onClick={() => keep(all.filter(({ query }) => query !== search.query))}
                  />
                </li>
              );
            })}
          </ul>
        </Searches>
      ),
    );
  };
  show();
}
