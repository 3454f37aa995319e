/** Default: two people, one night. [PENTITY-11] */
export const DEFAULT_GIFT_ADULTS = 2;
export const DEFAULT_GIFT_NIGHTS = 1;
