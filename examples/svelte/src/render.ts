import { fillElements } from '@staykit/widgets/server';
import { render as renderApp } from 'svelte/server';
import App from './app.svelte';

const api = import.meta.env.VITE_STAYKIT_API;

/** The page as a server writes it: by Svelte, then the elements in it by Staykit. */
export const render = (): Promise<string> =>
  fillElements(renderApp(App).body, { api, loader: false, onError: console.warn });
