/** Addresses of pictures by size: thumbnail 120x80, small 640x360, large 960x540; the same picture at the same place. */
export interface ImagesBySize {
  thumbnail: string[];
  small: string[];
  large: string[];
}
