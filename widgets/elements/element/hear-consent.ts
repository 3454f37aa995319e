/** Keeps what a page says by `stay-consent` as the `data-consent` of its defaults: a text, a list or a set of purposes. */
export function hearConsent<Defaults extends Record<string, string | undefined>>(
  defaults: Defaults & { consent?: string },
): Defaults {
  document.addEventListener('stay-consent', (event) => {
    const { detail } = event as CustomEvent<string | Iterable<unknown> | undefined>;
    defaults.consent = typeof detail === 'string' ? detail : [...(detail ?? [])].join(' ');
  });
  return defaults;
}
