/** A file made at start and named after the hash of its content. */
export interface MadeFile {
  name: string;
  /** Its content type. */
  type: string;
  body: Buffer;
}
