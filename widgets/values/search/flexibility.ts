/** How far the days of a stay may differ from the chosen ones: by days before and after, or any weekend of the month. */
export const FLEXIBILITIES = ['1', '2', '3', 'weekends'] as const;

/** A flexibility of dates; without one they are exact. */
export type Flexibility = (typeof FLEXIBILITIES)[number];

/** The flexibility that a text names. */
export const toFlexibility = (text: string | undefined): Flexibility | undefined =>
  FLEXIBILITIES.find((one) => one === text);
