import {
  getAccountBooking,
  getAccountBookings,
  getAccountGifts,
  getAccountState,
  getCareToken,
  postAccountDeletion,
  postCareSignIn,
  postCareSignOut,
  postNewPassword,
  postPassword,
  postPasswordReset,
  postSignIn,
  postSignOut,
  postSignUp,
} from './account.ts';
import type { Call } from './call.ts';
import { postCollect } from './collect.ts';
import { getContactChallenge, postContact, postContactCheck } from './contact.ts';
import { getExperiments, postExperimentActivation } from './experiments.ts';
import { getMissingPage, postClientError } from './reports.ts';
import { deleteWish, getWish, getWishlist, postWish } from './wishlist.ts';

/** Contact, analytics, experiments, reports, wishlist and account. */
export const VISITOR_CALLS = [
  getContactChallenge,
  postContactCheck,
  postContact,
  postCollect,
  getExperiments,
  postExperimentActivation,
  postClientError,
  getMissingPage,
  getWishlist,
  getWish,
  postWish,
  deleteWish,
  getAccountState,
  getAccountBookings,
  getAccountBooking,
  getAccountGifts,
  postAccountDeletion,
  postSignUp,
  postSignIn,
  postSignOut,
  postPasswordReset,
  postNewPassword,
  postPassword,
  getCareToken,
  postCareSignIn,
  postCareSignOut,
] as const satisfies readonly Call[];
