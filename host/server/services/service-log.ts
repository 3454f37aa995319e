/** Where the shop tells what happens behind the answers: one line each, with details that name nobody. */
export interface ServiceLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Tells nobody: for commands and tests. */
export const SILENT_LOG: ServiceLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
