import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';
import { withBase, type Theme } from 'vitepress';
import theme, { VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import { LiveSample } from './live-sample.ts';
import './site.css';
import '../../playground/playground.css';

/** The playground is made by the build of the widgets, and takes over an element of its page. */
const Playground = defineComponent({
  setup() {
    const place = ref<HTMLElement>();
    let unmount: (() => void) | undefined;
    onMounted(async () => {
      const address = withBase('/live/playground.js');
      const { mount } = (await import(/* @vite-ignore */ address)) as {
        mount: (place: HTMLElement) => Promise<() => void>;
      };
      if (place.value) unmount = await mount(place.value);
    });
    onBeforeUnmount(() => unmount?.());
    return () =>
      h('main', { class: 'playground-page' }, [
        h('h1', 'Playground'),
        h('p', 'What you try is in the address: send it to a colleague.'),
        h('div', { ref: place }),
      ]);
  },
});

/** What the first page shows of the product. */
const SHOWN = 'widget=search-box&widget=results-grid&locale=fr_FR&page-size=3';

/** The parts of the theme's first page, in a `main`, which it does without. */
const FirstPage = defineComponent({
  setup: () => () =>
    h('main', { class: 'first-page' }, [
      h(VPHomeHero),
      h(LiveSample, { query: SHOWN, class: 'home-sample' }),
      h(VPHomeFeatures),
    ]),
});

export default {
  extends: theme,
  enhanceApp: ({ app }) => {
    app.component('first-page', FirstPage);
    app.component('playground', Playground);
    app.component('live-sample', LiveSample);
  },
} satisfies Theme;
