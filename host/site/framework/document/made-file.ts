/** A file that is made when the process starts, and named after what is in it. */
export interface MadeFile {
  name: string;
  /** Its content type. */
  type: string;
  body: Buffer;
}
