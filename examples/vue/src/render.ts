import { fillElements } from '@staykit/widgets/server';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import App from './app.vue';

const api = import.meta.env.VITE_STAYKIT_API;

/** The page as a server writes it: by Vue, then the elements in it by Staykit. */
export const render = async (): Promise<string> =>
  fillElements(await renderToString(createSSRApp(App)), { api, loader: false, onError: console.warn });
