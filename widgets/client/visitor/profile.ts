import type { Answered } from '@staykit/contract/call-values.ts';
import { getProfile } from '../calls/get-profile.generated.ts';
import { ask, type VisitorSender } from './visitor-sender.ts';

/** What a customer lets the shop fill in, and who travels with them. */
export type CustomerProfile = Answered<'getProfile'>;

/** The profile of who is signed in; undefined for who is not, and if the call fails. */
export const askProfile = (sender: VisitorSender): Promise<CustomerProfile | undefined> =>
  ask(sender, getProfile, {});
