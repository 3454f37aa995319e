import {
  GIFT_MESSAGE_LETTERS,
  GIFT_NAME_LETTERS,
  letters,
  lettersOf,
  messageFault,
  nameFault,
  type PersonalisationFault,
} from '@staykit/values/gift/personalisation.ts';

/** The fields of the gift form, and the most letters of each. [PERSONALISE-13] [PERSONALISE-14] */
export const GIFT_FIELDS = { fromName: GIFT_NAME_LETTERS, message: GIFT_MESSAGE_LETTERS } as const;

/** One of GIFT_FIELDS. */
export type GiftField = keyof typeof GIFT_FIELDS;

/** What was typed, and what is wrong with it. */
export interface GiftFieldState {
  value: string;
  error?: PersonalisationFault;
}

/** The words of the giver. [PENTITY-12] */
export type GiftForm = Record<GiftField, GiftFieldState>;

/** The key of the browser's storage that keeps the words until the gift is sold. [PERSONALISE-10] */
export const GIFT_FORM_KEY = 'gift-customisation';

/** The form with what is wrong with each field. [PERSONALISE-17] */
export function checkedGiftForm({ fromName, message }: GiftForm, isMandatory = false): GiftForm {
  return {
    fromName: fieldOf(fromName.value, nameFault(fromName.value, isMandatory)),
    message: fieldOf(message.value, messageFault(message.value)),
  };
}

/** Whether nothing is wrong with any field. [PERSONALISE-09] */
export function isGiftFormValid(form: GiftForm): boolean {
  return form.fromName.error === undefined && form.message.error === undefined;
}

/**
 * A field after a visitor typed or pasted: what goes beyond the most letters is refused. A field that was full stays as it
 * was, so that a letter in its middle pushes none out at its end. [PERSONALISE-16]
 */
export function typedWords(before: string, typed: string, most: number): { value: string; refused: boolean } {
  if (letters(typed) <= most) return { value: typed, refused: false };
  const value = letters(before) === most ? before : lettersOf(typed).slice(0, most).join('');
  return { value, refused: true };
}

/** What is stored of a form; nothing where both fields are empty. [PERSONALISE-08] [PERSONALISE-10] */
export function writeGiftForm({ fromName, message }: GiftForm): string | undefined {
  if (fromName.value.trim() === '' && message.value.trim() === '') return undefined;
  const stored = ({ value, error }: GiftFieldState) => ({ value, error: error ?? null });
  return JSON.stringify({ fromName: stored(fromName), message: stored(message) });
}

/** The form that was stored, checked again; an empty one for what cannot be read. [PERSONALISE-10] */
export function readGiftForm(stored: string | null | undefined): GiftForm {
  const read = parsed(stored ?? 'null');
  const words = (field: GiftField) => {
    const value = read?.[field]?.value;
    return { value: typeof value === 'string' ? typedWords('', value, GIFT_FIELDS[field]).value : '' };
  };
  return checkedGiftForm({ fromName: words('fromName'), message: words('message') });
}

function parsed(text: string): Partial<Record<GiftField, { value?: unknown } | null>> | null {
  try {
    return JSON.parse(text) as ReturnType<typeof parsed>;
  } catch {
    return null;
  }
}

function fieldOf(value: string, error: PersonalisationFault | undefined): GiftFieldState {
  return { value, ...(error && { error }) };
}
