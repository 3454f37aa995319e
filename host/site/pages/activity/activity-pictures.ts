import type { ImagesBySize } from '@staykit/core/offer/images-by-size.ts';

/** The end of an address of a picture: its size and format. */
const SIZE = /\/(thumbnail|small|large)\.\w+$/;

/** Addresses of pictures without size and format, each once, in the order of the answers that name them. [GALLERY-08] */
export function pictureBases(answers: readonly ImagesBySize[]): string[] {
  const addresses = answers.flatMap(({ large, small }) => (large.length > 0 ? large : small));
  return [...new Set(addresses.map((address) => address.replace(SIZE, '')))];
}
