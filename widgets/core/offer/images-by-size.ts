import type { imagesBySize } from '@staykit/contract/page-model.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** Addresses of pictures by size: thumbnail 120x80, small 640x360, large 960x540; the same picture at the same place. */
export type ImagesBySize = Wire<typeof imagesBySize>;
