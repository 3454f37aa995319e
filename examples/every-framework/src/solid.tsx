import type {} from '@staykit/widgets/element-types/solid';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { SHOP, type Mount } from './shown.ts';

export const mount: Mount = (root, first, onSearch) => {
  const [shown, show] = createSignal(first);
  render(
    () => (
      <>
        <stay-search-box {...SHOP} on:stay-search={onSearch} />
        <Show when={shown().hasGrid}>
          <stay-results-grid
            {...SHOP}
            prop:productUrl={shown().productUrl}
            prop:pageSize={shown().pageSize}
            prop:newTab={shown().newTab}
            prop:criteria={shown().criteria}
          >
            <a href="#stays">{shown().link}</a>
          </stay-results-grid>
        </Show>
      </>
    ),
    root,
  );
  return show;
};
