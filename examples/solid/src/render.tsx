import { fillElements } from '@staykit/widgets/server';
import { generateHydrationScript, renderToString } from 'solid-js/web';
import { App } from './app';

const api = import.meta.env.VITE_STAYKIT_API;

/** What Solid needs in the head to take the page over. */
export const head = generateHydrationScript();

/** The page as a server writes it: by Solid, then the elements in it by Staykit. */
export const render = (): Promise<string> =>
  fillElements(
    renderToString(() => <App />),
    { api, loader: false, onError: console.warn },
  );
