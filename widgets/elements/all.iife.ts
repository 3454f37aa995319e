import { define as defineBookingBox } from './booking-box.ts';
import { define as defineGiftDrawer } from './gift-drawer.ts';
import { define as defineContactForm } from './contact-form.ts';
import { define as defineResultsGrid } from './results-grid.ts';
import { define as defineReviews } from './reviews.ts';
import { define as defineSearchBox } from './search-box.ts';

/* Every element in one classic script, for an old content system: `staykit.iife.js`. */
const script = document.currentScript as HTMLScriptElement | null;
const source = { url: script?.src || document.baseURI, defaults: { ...script?.dataset } };
defineSearchBox(source);
defineResultsGrid(source);
defineBookingBox(source);
defineReviews(source);
defineGiftDrawer(source);
defineContactForm(source);
