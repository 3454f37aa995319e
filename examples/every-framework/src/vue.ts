import { createApp, h, shallowRef } from 'vue';
import type { Mount } from './shown.ts';
import Stays from './stays.vue';

export const mount: Mount = (root, first, onSearch) => {
  const shown = shallowRef(first);
  createApp({ render: () => h(Stays, { shown: shown.value, onSearch }) }).mount(root);
  return (next) => (shown.value = next);
};
