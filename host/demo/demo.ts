/*
 * What a demo shop has in place of a real shop's own: a generated catalogue whose calendars are continued every day,
 * drawn pictures, invented facts of hotels and a payment provider that moves no money. Sample content is in `host/demo/content`.
 */
export { DEFAULT_HOTELS, DEFAULT_SEED, generateCatalogue } from './catalogue/generate.ts';
export { importRegister } from './catalogue/import/import-register.ts';
export { readMapping } from './catalogue/import/mapping.ts';
export { demoFacts } from './facts/demo-facts.ts';
export { rollForward } from './catalogue/roll-forward.ts';
export { bankPage } from './payment/bank-page.ts';
export { demoBank } from './payment/demo-bank.ts';
export { embeddedProvider } from './payment/embedded-provider.ts';
export { drawScene } from './pictures/scene.ts';
