import elements from 'virtual:staykit-elements';
import { hearConsent } from './element/hear-consent.ts';

/* Every element in one classic script, for an old content system: `staykit.iife.js`. */
const script = document.currentScript as HTMLScriptElement | null;
const source = { url: script?.src || document.baseURI, defaults: hearConsent({ ...script?.dataset }) };
for (const define of elements) define(source);
