import {
  checkedGiftForm,
  readGiftForm,
  type GiftField,
  type GiftForm,
} from '@staykit/core/gift/gift-form.ts';
import type { GiftHash } from '@staykit/core/gift/gift-hash.ts';
import type { GiftPrice } from '@staykit/core/gift/gift-price-list.ts';
import type { ShippingCosts } from '@staykit/core/gift/sending/shipping.ts';
import type { SleeveSelection } from '@staykit/core/gift/sleeve/sleeve-choice.ts';
import type { SubElementChoice } from '@staykit/core/gift/sleeve/sub-element.ts';

/** What is given, as far as it is known. */
export type GiftOffer =
  /** No product: words and a format alone. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed' }
  /** The shop does not know it, or sells it no longer. */
  | { state: 'gone' }
  | {
      state: 'ready';
      label: string;
      /** Of a voucher, by nights. */
      prices: readonly GiftPrice[];
      /** Of a box, in cents. */
      boxPrice?: number;
      adults?: number;
      hasPhysical: boolean;
      picture?: string;
    };

/** What sending costs: nothing while it loads, `failed` if unknown. */
export type GiftCosts = ShippingCosts | 'failed' | undefined;

/** Everything that changes in a gift drawer. */
export interface GiftState {
  isOpen: boolean;
  /** It opened on the screen of a phone. */
  isPhone: boolean;
  form: GiftForm;
  /** The field that refused a letter too many, for a moment. [PERSONALISE-16] */
  refused?: GiftField | undefined;
  /** How often the form was sent with an error in it. */
  tries: number;
  offer: GiftOffer;
  costs: GiftCosts;
  /** How often offer and costs were asked for again. */
  retries: number;
  /** Format, nights and upsells, as far as they were chosen or in the address. */
  choice: GiftHash;
  /** The sleeves, cards and treats to choose from, once they are known. */
  packaging?: SubElementChoice;
  /** Those that were chosen. */
  sleeves: SleeveSelection;
}

/** What can happen to a gift drawer. */
export type GiftAction =
  /** With the words that were kept of an earlier gift. */
  | { type: 'opened'; isPhone: boolean; form?: GiftForm }
  | { type: 'closed' }
  | { type: 'offerAsked' }
  | { type: 'offerAnswered'; offer: GiftOffer }
  | { type: 'costsAnswered'; costs: GiftCosts }
  | { type: 'retried' }
  | { type: 'chosen'; choice: GiftHash }
  | { type: 'packagingAnswered'; packaging: SubElementChoice; sleeves: SleeveSelection }
  | { type: 'sleevesChosen'; category: string; ids: readonly string[] }
  /** `refused`: a letter too many was typed. */
  | { type: 'typed'; field: GiftField; value: string; refused: boolean }
  | { type: 'refusalShown' }
  /** A field was left. [PERSONALISE-17] */
  | { type: 'checked'; mandatory: boolean | undefined }
  /** The form was sent with an error in it. */
  | { type: 'invalid'; form: GiftForm };

/** A drawer that was never opened. */
export const CLOSED_DRAWER: GiftState = {
  isOpen: false,
  isPhone: false,
  form: readGiftForm(undefined),
  tries: 0,
  offer: { state: 'loading' },
  costs: undefined,
  retries: 0,
  choice: {},
  sleeves: {},
};

/** The drawer after an action. */
export function giftAfter(state: GiftState, action: GiftAction): GiftState {
  switch (action.type) {
    case 'opened':
      return { ...state, isOpen: true, isPhone: action.isPhone, form: action.form ?? state.form };
    case 'closed':
      return { ...state, isOpen: false };
    case 'offerAsked':
      return { ...state, offer: { state: 'loading' }, costs: undefined };
    case 'offerAnswered':
      return { ...state, offer: action.offer };
    case 'costsAnswered':
      return { ...state, costs: action.costs };
    case 'retried':
      return { ...state, retries: state.retries + 1 };
    case 'chosen':
      return { ...state, choice: { ...state.choice, ...action.choice } };
    case 'packagingAnswered':
      return { ...state, packaging: action.packaging, sleeves: action.sleeves };
    case 'sleevesChosen':
      return { ...state, sleeves: { ...state.sleeves, [action.category]: [...action.ids] } };
    case 'typed':
      // Its error goes, and comes again when the field is left.
      return {
        ...state,
        form: { ...state.form, [action.field]: { value: action.value } },
        refused: action.refused ? action.field : undefined,
      };
    case 'refusalShown':
      return { ...state, refused: undefined };
    case 'checked':
      return { ...state, form: checkedGiftForm(state.form, action.mandatory) };
    case 'invalid':
      return { ...state, form: action.form, tries: state.tries + 1 };
  }
}
