/** Breakfast by stars, in cents per adult and night. */
export const BREAKFAST_PRICES = [900, 900, 1000, 1400, 1900, 3200];

/** Dinner by stars, in cents per adult. */
export const DINNER_PRICES = [2400, 2400, 2800, 3400, 4800, 8500];
