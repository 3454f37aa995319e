/** A text of somebody else as a message can hold it: not longer than `most` signs. */
export function shortened(text: string, most = 200): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
