/** What became of an item: what is wrong with it, or whether something is different now. */
export type Outcome = 'changed' | 'same' | { problem: string };
