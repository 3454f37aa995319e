import { endpoint } from '../../core/market/endpoints.ts';
import type { VisitorSender } from './visitor-sender.ts';

/** Who is there, as the header shows it. [SAPI-15] */
export interface AccountState {
  signedIn: boolean;
  /** An agent of the customer service. */
  care: boolean;
  name?: string;
  /** Products on the wishlist. */
  wishes: number;
}

/** The header of a visitor of whom nothing is known. */
export const SIGNED_OUT: AccountState = { signedIn: false, care: false, wishes: 0 };

/** Asks who is there; where nobody answers, nobody is. [SAPI-15] */
export async function askAccountState({ origin, fetch: send }: VisitorSender): Promise<AccountState> {
  try {
    const response = await send(origin + endpoint('accountState'), { credentials: 'same-origin' });
    if (!response.ok) return SIGNED_OUT;
    return readState(await response.json());
  } catch {
    return SIGNED_OUT;
  }
}

function readState(answer: unknown): AccountState {
  const { signedIn, care, name, wishes } = (answer ?? {}) as Record<string, unknown>;
  if (typeof signedIn !== 'boolean') return SIGNED_OUT;
  return {
    signedIn,
    care: care === true,
    wishes: typeof wishes === 'number' ? wishes : 0,
    ...(typeof name === 'string' && { name }),
  };
}
