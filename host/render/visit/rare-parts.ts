import type { VisitData } from './visit-data.ts';

/** Parts that few pages have: what an agent has, forms of accounts and gifts, time that runs out, a gift that goes along. */
const STARTS: Readonly<Record<string, (part: HTMLElement, data: VisitData) => Promise<unknown>>> = {
  '[data-care-copy],[data-care-sign-in]': async () => (await import('./care.ts')).startCare(),
  '[data-gift-code]': async (part, data) =>
    (await import('./gift-code.tsx')).startGiftCode(part as HTMLFormElement, data),
  '[data-gift] [data-gift-line]': async (part, data) =>
    (await import('./gift-line.tsx')).startGiftLine(part, data),
  '[data-countdown]': async (_part, { locale }) => (await import('./countdown.ts')).startCountdowns(locale),
  '[data-account-form]': async () => (await import('./account.ts')).startAccountForms(),
};

/** Starts those that this page has. */
export function startRareParts(data: VisitData): void {
  for (const [selector, start] of Object.entries(STARTS)) {
    const part = document.querySelector<HTMLElement>(selector);
    if (part) void start(part, data);
  }
}
