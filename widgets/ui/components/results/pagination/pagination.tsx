import type { MouseEvent } from 'react';
import type { PageModel } from '@staykit/core/search/results/pagination.ts';
import { Icon } from '../../../primitives/icon/icon.tsx';
import { iconChevronLeft, iconChevronRight } from '../../../primitives/icon/icons.ts';
import { useStay } from '../../../hooks/stay-context.tsx';
import { Page, Pages } from './pagination.styles.ts';

export interface PaginationProps {
  model: PageModel;
  /** Address of a page, counted from zero. [ROUTE-13] */
  hrefOf: (page: number) => string;
  onPage: (event: MouseEvent, page: number) => void;
}

/** The pages of a result list as links: all of them, or a compact form from ten on. [PAGER-02] [PAGER-03] */
export function Pagination({ model, hrefOf, onPage }: PaginationProps) {
  const { t } = useStay();
  const { current, last, items } = model;
  const to = (page: number) => ({ href: hrefOf(page), onClick: (event: MouseEvent) => onPage(event, page) });
  return (
    <nav aria-label={t('pager.label')}>
      <Pages>
        {current > 0 && (
          <li>
            <Page {...to(current - 1)} rel="prev" aria-label={t('pager.previous')}>
              <Icon of={iconChevronLeft} />
            </Page>
          </li>
        )}
        {items.map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} data-gap aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <Page
                {...to(item)}
                aria-label={t('pager.page', { page: item + 1 })}
                {...(item === current && { 'aria-current': 'page' as const })}
              >
                {item + 1}
              </Page>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <Page {...to(current + 1)} rel="next" aria-label={t('pager.next')}>
              <Icon of={iconChevronRight} />
            </Page>
          </li>
        )}
      </Pages>
    </nav>
  );
}
