/** A room of the house and the rooms that it may take from. Lint and the architecture test both read this table. */
export interface Zone {
  /** Folder, from the top of the repository. The longest match wins. */
  folder: string;
  /** Folders it may import, besides itself. */
  mayImport: readonly string[];
  /** Folders of which it may import types alone: no dependency while the program runs. */
  mayImportTypes?: readonly string[];
  /** Whether it may name npm packages. */
  packages: boolean;
  /** What to do instead of reaching further; shown by lint. */
  instead: string;
}

const WIDGET_ROOMS = [
  'widgets/core',
  'widgets/contract',
  'widgets/client',
  'widgets/channel',
  'widgets/messages',
  'widgets/analytics',
  'widgets/experiments',
  'widgets/primitives',
  'widgets/components',
  'themes',
] as const;

const WIDGETS = [
  'widgets/search-box',
  'widgets/results-grid',
  'widgets/booking-box',
  'widgets/gift-drawer',
  'widgets/reviews',
  'widgets/contact-form',
] as const;

const PAGE_ROOMS = [
  ...WIDGET_ROOMS,
  ...WIDGETS,
  'widgets/elements',
  'host/texts',
  'host/partners',
  'host/routing',
  'host/pages',
  'host/shell',
  'host/render',
  'host/minisites',
] as const;

const PAGES_INSTEAD =
  'Pages speak the contract through widgets/client, with the in-process fetch when the API is this host’s. ' +
  'Ask the gateway for a call instead of importing it.';

export const ZONES: readonly Zone[] = [
  {
    folder: 'themes',
    mayImport: [],
    packages: false,
    instead: 'A theme is plain data. Put the rule in widgets/core, or the use of it in a component.',
  },
  {
    folder: 'widgets/core',
    mayImport: [],
    mayImportTypes: ['widgets/contract'],
    packages: false,
    instead:
      'core is pure: pass in what you need (clock, random numbers, storage), or move this file up a layer. ' +
      'Types of the contract alone may be imported, as types.',
  },
  {
    folder: 'widgets/contract',
    mayImport: ['widgets/core'],
    packages: true,
    instead: 'A schema only knows the types of core. What calls it belongs to client or to the gateway.',
  },
  ...(['messages', 'analytics', 'experiments', 'channel'] as const).map((room) => ({
    folder: `widgets/${room}`,
    // Events are sent to a call of the contract.
    mayImport: room === 'analytics' ? ['widgets/core', 'widgets/client'] : ['widgets/core'],
    packages: true,
    instead: `${room} knows core alone. Pass the rest in from the widget.`,
  })),
  {
    folder: 'widgets/client',
    mayImport: ['widgets/contract', 'widgets/core'],
    packages: false,
    instead:
      'client only sends and checks calls. What the answer means belongs to core, what it shows to a widget.',
  },
  {
    folder: 'widgets/primitives',
    mayImport: ['themes'],
    packages: true,
    instead: 'A primitive knows nothing of stays. If it needs a price, a date or a text, it is a component.',
  },
  {
    folder: 'widgets/components',
    packages: true,
    mayImport: ['widgets/primitives', 'widgets/core', 'widgets/messages', 'themes'],
    instead:
      'A component is told everything by props. Fetching, the address and tracking belong to the widget.',
  },
  ...WIDGETS.map((folder) => ({
    folder,
    mayImport: [...WIDGET_ROOMS, 'widgets/elements/element-spec.ts', 'widgets/elements/attribute-readers.ts'],
    packages: true,
    instead:
      'Widgets do not know each other: they meet in the channel. The element layer knows the widget, not the reverse.',
  })),
  {
    folder: 'widgets/elements',
    packages: true,
    mayImport: [
      ...WIDGETS,
      'widgets/channel',
      'widgets/client',
      'widgets/contract',
      'widgets/messages',
      'widgets/core',
      'themes',
    ],
    instead: 'elements turns a widget into a custom element and no more. Behaviour belongs to the widget.',
  },
  {
    folder: 'host/partners',
    mayImport: ['widgets/core', 'widgets/contract', 'themes'],
    packages: true,
    instead: 'Partners are data and their checks. What a page does with them belongs to pages or minisites.',
  },
  {
    folder: 'host/texts',
    packages: true,
    mayImport: ['widgets/core', 'widgets/messages'],
    instead:
      'texts gives the server its words. Who says them, and how they look, belongs to pages or the gateway.',
  },
  {
    folder: 'host/gateway',
    packages: true,
    mayImport: [
      'widgets/core',
      'widgets/contract',
      'widgets/messages',
      'widgets/analytics',
      'widgets/experiments',
      'host/partners',
      'host/texts',
    ],
    instead: 'The gateway answers calls and knows no page. Shared rules go to widgets/core.',
  },
  {
    folder: 'host/routing',
    mayImport: ['widgets/core', 'host/partners'],
    packages: true,
    instead: 'Routing only reads an address. What is rendered for it belongs to pages.',
  },
  ...(['pages', 'shell', 'render', 'minisites'] as const).map((room) => ({
    folder: `host/${room}`,
    mayImport: PAGE_ROOMS,
    packages: true,
    instead: PAGES_INSTEAD,
  })),
];

/** The zone that a file of the repository stands in, if any: the longest folder that holds it. */
export function zoneOf(file: string): Zone | undefined {
  return ZONES.filter((zone) => file.startsWith(`${zone.folder}/`)).toSorted(
    (a, b) => b.folder.length - a.folder.length,
  )[0];
}

/** Whether a file of `zone` may import `target` (both from the top of the repository), or its types alone. */
export function mayImport(zone: Zone, target: string, typeOnly = false): boolean {
  return [zone.folder, ...zone.mayImport, ...((typeOnly && zone.mayImportTypes) || [])].some(
    (folder) => target === folder || target.startsWith(`${folder}/`),
  );
}

/** Tests, benches and the testing room may import everything. */
export function isTestFile(file: string): boolean {
  return /\.(test|e2e)\.tsx?$|\/(testing|e2e|bench|proof|fixtures)\//.test(file);
}
