import type { Answered } from '@staykit/contract/call-values.ts';
import { getAccountState } from '../calls/get-account-state.generated.ts';
import { ask, type VisitorSender } from './visitor-sender.ts';

/** The visitor, as the header shows them. [SAPI-15] */
export type AccountState = Answered<'getAccountState'>;

/** The state of a visitor who is not signed in. */
export const SIGNED_OUT: AccountState = { signedIn: false, care: false, wishes: 0 };

/** Requests the state of the visitor; if the call fails, they count as not signed in. [SAPI-15] */
export async function askAccountState(sender: VisitorSender): Promise<AccountState> {
  return (await ask(sender, getAccountState, {})) ?? SIGNED_OUT;
}
