/** Something that the person at the keyboard can put right; the message says how. */
export class CliError extends Error {
  readonly code = 'CLI';

  constructor(message: string) {
    super(message);
    this.name = 'CliError';
  }
}

/** Runs a command; what a person can put right is told in a sentence, and the process ends with status 1. */
export async function guarded(known: readonly (abstract new (...args: never[]) => Error)[], run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CliError) && !known.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
