import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { SHOP, type Mount, type OnSearch, type Shown } from './shown.ts';

interface Props extends Shown {
  onSearch: OnSearch;
}

/** Objects by `ref`: React writes them as attributes while the element is not defined. */
const Stays = ({ criteria, isPlain, productUrl, pageSize, newTab, link, hasGrid, onSearch }: Props) =>
  createElement(
    Fragment,
    null,
    createElement('stay-search-box', { ...SHOP, 'onstay-search': onSearch }),
    hasGrid &&
      createElement(
        'stay-results-grid',
        {
          ...SHOP,
          productUrl,
          pageSize,
          newTab,
          ...(isPlain
            ? { criteria }
            : {
                ref: (grid: Pick<Shown, 'criteria'> | null) => {
                  if (grid) grid.criteria = criteria;
                },
              }),
        },
        createElement('a', { href: '#stays' }, link),
      ),
  );

export const mount: Mount = (root, first, onSearch) => {
  const tree = createRoot(root);
  const show = (next: Shown): void => tree.render(createElement(Stays, { ...next, onSearch }));
  show(first);
  return show;
};
