import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';
import { withBase, type Theme } from 'vitepress';
import theme from 'vitepress/theme-without-fonts';
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

export default {
  extends: theme,
  enhanceApp: ({ app }) => void app.component('playground', Playground),
} satisfies Theme;
