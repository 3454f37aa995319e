/** The colours of an announcement, the one that stands for unknown ones first. [BANNER-02] */
export const ANNOUNCEMENT_COLORS = ['black', 'grey', 'red', 'yellow', 'blue', 'green'] as const;

/** How a link of a promo bar looks, the usual way first. [BANNER-05] */
export const PROMO_LINK_VARIATIONS = ['default', 'black'] as const;

/** Where the picture of a banner stands; TARGETED_IMAGE_POSITION first. [BANNER-06] */
export const IMAGE_POSITIONS = ['center', 'left', 'right'] as const;
