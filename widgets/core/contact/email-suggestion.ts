/** EMAIL_DOMAINS: e-mail domains of most visitors, the most common first. [CONTACT-17] */
export const EMAIL_DOMAINS: readonly string[] = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'me.com',
  'mail.com',
  'gmx.com',
  'proton.me',
  'protonmail.com',
  // France
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'sfr.fr',
  'laposte.net',
  'bbox.fr',
  'hotmail.fr',
  'yahoo.fr',
  'live.fr',
  'outlook.fr',
  'neuf.fr',
  'numericable.fr',
  // Italy
  'libero.it',
  'virgilio.it',
  'alice.it',
  'tiscali.it',
  'tin.it',
  'hotmail.it',
  'yahoo.it',
  'live.it',
  'outlook.it',
  // Spain
  'hotmail.es',
  'yahoo.es',
  'outlook.es',
  'telefonica.net',
  // The Netherlands
  'ziggo.nl',
  'kpnmail.nl',
  'planet.nl',
  'hetnet.nl',
  'home.nl',
  'xs4all.nl',
  'casema.nl',
  'upcmail.nl',
  'live.nl',
  'hotmail.nl',
  // Belgium
  'telenet.be',
  'skynet.be',
  'proximus.be',
  'scarlet.be',
  'voo.be',
  'hotmail.be',
  'live.be',
  'outlook.be',
];

/** EMAIL_SUGGESTION_MAX_DISTANCE: most letters that a mistyped domain may be away from a common one. [CONTACT-17] */
export const EMAIL_SUGGESTION_MAX_DISTANCE = 2;

/** How much of a domain has to be right: of a short one, two other letters make another one. */
const LETTERS_PER_MISTAKE = 4;

/** Letters that have to be added, taken away or changed to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries())
      next.push(
        Math.min((row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1, (row[to] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * The address that somebody probably means, where its domain is close to a common one and is none itself: `x@ornage.fr`
 * gives `x@orange.fr`. Nothing while the domain may still become a common one. [CONTACT-17]
 */
export function suggestEmail(
  typed: string,
  domains: readonly string[] = EMAIL_DOMAINS,
  most = EMAIL_SUGGESTION_MAX_DISTANCE,
): string | undefined {
  const [, local, written = ''] = /^([^\s@]+)@([^\s@]+\.[^\s@.]{2,})$/.exec(typed.trim()) ?? [];
  const domain = written.toLowerCase();
  if (local === undefined || domains.some((known) => known.startsWith(domain))) return undefined;
  let best: { domain: string; away: number } | undefined;
  for (const known of domains) {
    const limit = Math.min(most, Math.floor(known.length / LETTERS_PER_MISTAKE));
    if (Math.abs(known.length - domain.length) > limit) continue;
    const away = distance(domain, known);
    if (away <= limit && (!best || away < best.away)) best = { domain: known, away };
  }
  return best && `${local}@${best.domain}`;
}
