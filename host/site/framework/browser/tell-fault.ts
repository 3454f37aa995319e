/**
 * Passes a fault of an island to the reporter of the page. A call that failed is no fault: the island says so where its
 * answer is missed. [API-28] [SERROR-08]
 */
export function tellFault({ code, message }: { code: string; message: string }): void {
  if (code === 'UNEXPECTED') reportError(new Error(message));
}
