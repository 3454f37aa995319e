import type { Answered } from '@staykit/contract/call-values.ts';
import { getAccountState } from '../calls/get-account-state.generated.ts';
import { ask, type VisitorSender } from './visitor-sender.ts';

/** Who is there, as the header shows it. [SAPI-15] */
export type AccountState = Answered<'getAccountState'>;

/** The header of a visitor of whom nothing is known. */
export const SIGNED_OUT: AccountState = { signedIn: false, care: false, wishes: 0 };

/** Asks who is there; if the call fails, nobody is. [SAPI-15] */
export async function askAccountState(sender: VisitorSender): Promise<AccountState> {
  return (await ask(sender, getAccountState, {})) ?? SIGNED_OUT;
}
