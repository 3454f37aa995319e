/** Errors of the database itself. */
export type DatabaseErrorCode =
  | 'DATA_DIR_IN_USE'
  | 'DATABASE_UNREACHABLE'
  | 'MIGRATION_CHANGED'
  | 'MIGRATION_LOCKED'
  | 'OTHER_MODE'
  | 'ROLE_OWNS'
  | 'ROLE_UNKNOWN'
  | 'SCHEMA_NEWER'
  | 'SCHEMA_OUTDATED';

/** An error of the database, whose message says what to do. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: { cause: unknown }) {
    super(message, options);
    // Set by hand: class names do not survive minified builds.
    this.name = 'DatabaseError';
    this.code = code;
  }
}
