/** Saves the PDF of an action's answer, under the name that it has there. */
export function savePdf(answer: Record<string, unknown>): void {
  const bytes = Uint8Array.from(atob(String(answer['pdf'])), (letter) => letter.codePointAt(0) ?? 0);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  link.download = String(answer['fileName']);
  link.click();
  URL.revokeObjectURL(link.href);
}
