import { defineComponent, h } from 'vue';
import { withBase } from 'vitepress';

/** Widgets on a page of their own, live: what a document describes. `query` is what the playground keeps in its address. */
export const LiveSample = defineComponent({
  props: { query: { type: String, required: true } },
  setup: ({ query }) => {
    const title = `Live sample: ${new URLSearchParams(query).getAll('widget').join(', ')}`;
    return () =>
      h('figure', { class: 'live-sample' }, [
        h('iframe', { src: withBase(`/live/frame.html?${query}`), title, loading: 'lazy' }),
        h('figcaption', h('a', { href: withBase(`/playground#${query}`) }, 'Change it in the playground')),
      ]);
  },
});
