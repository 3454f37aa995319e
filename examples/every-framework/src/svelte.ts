import { mount as mountStays } from 'svelte';
import type { Mount } from './shown.ts';
import Stays from './stays.svelte';

export const mount: Mount = (target, first, onSearch) =>
  (mountStays(Stays, { target, props: { first, onSearch } }) as { show: ReturnType<Mount> }).show;
