/** An error that the user can fix; the message says how. */
export class CliError extends Error {
  readonly code = 'CLI';
  /** Exit status: 2 for wrong usage, 1 for a failed command. */
  readonly status: 1 | 2;

  constructor(message: string, status: 1 | 2 = 1) {
    super(message);
    this.name = 'CliError';
    this.status = status;
  }
}
