/**
 * The purposes of a `stay-consent` event as the attribute `consent` writes them: its `detail` is that text, a list or a
 * set of purposes. Anything else allows nothing.
 */
export function consentText(event: Event): string {
  const { detail } = event as CustomEvent<unknown>;
  const text =
    typeof detail === 'string' ? detail : Array.from((detail ?? []) as Iterable<unknown>).join(' ');
  return text || 'none';
}
