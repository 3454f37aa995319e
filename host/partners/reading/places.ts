/** Where a value stands in the files that a partner is made of. */
export interface Place {
  file: string;
  line?: number;
}

/** Finds the place of the value at a path, or of the nearest value around it. */
export type Places = (path: readonly PropertyKey[]) => Place;
