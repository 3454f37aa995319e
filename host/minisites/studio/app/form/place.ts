import type { Slots, Taken } from '../calls.ts';

/** What fields know of where they are: RJSF hands it to each as the context of the form. */
export interface Place {
  slug: string;
  slots: Slots;
  /** What the file takes over. */
  taken: Taken;
  putPicture(path: string, body: Blob, crop?: Readonly<Record<string, number>>): Promise<void>;
}
