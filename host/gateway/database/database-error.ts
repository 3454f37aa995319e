/** What can go wrong with the store itself. */
export type DatabaseErrorCode = 'DATA_DIR_IN_USE' | 'DATABASE_UNREACHABLE' | 'MIGRATION_CHANGED';

/** A fault of the store, with what to do in its message. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: { cause: unknown }) {
    super(message, options);
    // Set by hand: class names do not survive minified builds.
    this.name = 'DatabaseError';
    this.code = code;
  }
}
