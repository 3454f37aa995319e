import { Fragment, h, render } from 'preact';
import { SHOP, type Mount, type OnSearch, type Shown } from './shown.ts';

interface Props extends Shown {
  onSearch: OnSearch;
}

/** Objects by `ref`: Preact writes them as attributes while the element is not defined. */
const Stays = ({ criteria, isPlain, productUrl, pageSize, newTab, link, hasGrid, onSearch }: Props) =>
  h(
    Fragment,
    null,
    h('stay-search-box', { ...SHOP, 'onstay-search': onSearch }),
    hasGrid &&
      h(
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
        h('a', { href: '#stays' }, link),
      ),
  );

export const mount: Mount = (root, first, onSearch) => {
  const show = (next: Shown): void => render(h(Stays, { ...next, onSearch }), root);
  show(first);
  return show;
};
