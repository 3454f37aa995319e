/** Something that the person at the keyboard can put right; the message says how. */
export class CliError extends Error {
  readonly code = 'CLI';
  /** Exit status: 2 when the command itself was written wrong, 1 when it could not be done. */
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.name = 'CliError';
    this.status = status;
  }
}
