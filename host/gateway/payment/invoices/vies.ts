import * as z from 'zod/mini';

/** Whether VIES knows a VAT number: `unanswered` where it, or the register of the country, did not say. */
export type ViesAnswer = 'registered' | 'unregistered' | 'unanswered';

/** Milliseconds that a buyer waits for VIES, which asks the register of the country. */
const VIES_MS = 4_000;

const answered = z.object({ countryCode: z.string(), vatNumber: z.string(), valid: z.boolean() });

/**
 * Asks VIES, the service of the European Commission at `address`, whether a checked VAT number is registered for trade
 * between countries. It is often away, and knows not all numbers of domestic trade: nothing is refused by its answer.
 */
export async function askVies(
  address: string,
  number: string,
  signal = AbortSignal.timeout(VIES_MS),
): Promise<ViesAnswer> {
  const asked = { countryCode: number.slice(0, 2), vatNumber: number.slice(2) };
  try {
    const response = await fetch(`${address.replace(/\/$/, '')}/check-vat-number`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(asked),
    });
    // What is away is said in another form, in an answer of whatever status.
    const read = z.safeParse(answered, await response.json());
    if (!response.ok || !read.success) return 'unanswered';
    const { countryCode, vatNumber, valid } = read.data;
    if (countryCode !== asked.countryCode || vatNumber !== asked.vatNumber) return 'unanswered';
    return valid ? 'registered' : 'unregistered';
  } catch {
    return 'unanswered';
  }
}
