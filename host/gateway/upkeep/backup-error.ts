/** A backup that cannot be restored, or not into this database. */
export class BackupError extends Error {
  readonly code = 'BACKUP_FILE';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}
