import elements from 'virtual:staykit-elements';
import { hearConsent } from './element/hear-consent.ts';
import { isFirstLoader } from './loader/is-first-loader.ts';

/* Every element in one classic script, for an old content system: `staykit.iife.js`. */
const script = document.currentScript as HTMLScriptElement | null;
const source = { url: script?.src || document.baseURI, defaults: hearConsent({ ...script?.dataset }) };
if (!script || isFirstLoader(script)) for (const define of elements) define(source);
