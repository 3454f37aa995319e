/** A name for one attempt. Not `randomUUID`, which pages without TLS have not. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The site that led here, where it is another one: partners are paid on it. [MINISITE-17] */
export function foreignOrigin(): string | undefined {
  const from = URL.parse(document.referrer)?.origin;
  return from === undefined || from === location.origin ? undefined : from.slice(0, 200);
}
