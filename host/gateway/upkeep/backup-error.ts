/** A backup that cannot be read back, or must not be here. */
export class BackupError extends Error {
  readonly code = 'BACKUP_FILE';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}
