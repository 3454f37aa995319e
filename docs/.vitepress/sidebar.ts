/** The pages of the site by group, in the order in which somebody new reads them. */
export const GUIDES: Readonly<Record<string, readonly string[]>> = {
  'Your own pages': [
    'guides/embed.md',
    'guides/react.md',
    'playground.md',
    'guides/theming.md',
    'guides/minisite.md',
    'guides/versions.md',
  ],
  'Run a shop': [
    'guides/operate.md',
    'guides/growing.md',
    'guides/operating/deploy.md',
    'guides/operating/rolling-upgrade.md',
    'guides/operating/observe.md',
    'guides/catalogue.md',
    'guides/content.md',
    'guides/mail.md',
    'guides/data.md',
    'guides/trust.md',
  ],
  'Work on Staykit': [
    'start-here.md',
    'map.md',
    'guides/testing.md',
    'guides/styles.md',
    'guides/contract.md',
    'guides/search-answers.md',
    'guides/product-calls.md',
    'guides/selling.md',
    'guides/gifts.md',
    'guides/visitors.md',
    'guides/map.md',
    'guides/time-to-the-visitor.md',
    'states.md',
    'rows.md',
    'decisions/README.md',
    'open-work.md',
  ],
};

/** Generated pages: `npm run reference`. */
export const REFERENCE: readonly string[] = [
  'reference/elements.md',
  'reference/messages.md',
  'reference/tokens.md',
  'reference/calls.md',
  'reference/errors.md',
  'reference/partner-file.md',
  'reference/environment.md',
];
