import { WIDGET_NAMES } from '@staykit/element-spec/widget-names.ts';

/**
 * What a part of the project never imports, and what to do instead. All else is said by the `dependencies` of each
 * package.json, which name no package in a circle. Lint and the architecture test read this table.
 */
export interface ImportRule {
  /** Folder, from the top of the repository. */
  folder: string;
  /** Folders or npm packages that it never imports. */
  never: readonly string[];
  /** Folders of which it imports types alone: no dependency while the program runs. */
  typesOf?: readonly string[];
  /** What to do instead; lint and the test print it. */
  instead: string;
}

const WIDGETS = WIDGET_NAMES.map((name) => `widgets/${name}`);

const PAGES = ['host/site', 'host/minisites'] as const;

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    folder: 'widgets/core',
    never: [],
    typesOf: ['widgets/contract'],
    instead:
      'core takes types of the contract, not its schemas: zod never reaches an element. Put a list or a limit into widgets/values.',
  },
  {
    folder: 'widgets/client',
    never: ['widgets/messages', 'widgets/ui'],
    instead:
      'The client sends calls and checks answers. What an answer means belongs to core, what it shows to a widget.',
  },
  {
    folder: 'widgets/ui/primitives',
    never: ['widgets/ui/components', 'widgets/core', 'widgets/values', 'widgets/messages'],
    instead: 'A primitive knows nothing of stays. If it needs a price, a date or a text, it is a component.',
  },
  {
    folder: 'widgets/ui/hooks',
    never: ['widgets/ui/components', 'widgets/ui/primitives'],
    instead: 'Hooks serve primitives and components, and render nothing.',
  },
  {
    folder: 'widgets/ui',
    never: ['widgets/client', 'widgets/channel', 'widgets/analytics', 'widgets/experiments'],
    instead: 'A component is told everything by props. Calls, the address and tracking belong to the widget.',
  },
  ...WIDGETS.map((folder) => ({
    folder,
    never: ['widgets/elements', ...WIDGETS.filter((other) => other !== folder)],
    instead: 'Widgets do not know each other or the element layer: they meet in the channel.',
  })),
  {
    folder: 'host/gateway',
    never: [
      ...WIDGETS,
      ...PAGES,
      'widgets/ui',
      'widgets/client',
      'widgets/channel',
      'widgets/elements',
      'host/demo',
    ],
    instead: 'The gateway answers calls and knows no page. Rules that both need belong to widgets/core.',
  },
  {
    folder: 'host/demo',
    never: [...PAGES, ...WIDGETS, 'widgets/ui', 'widgets/client'],
    instead:
      'The demo shop fills the interfaces of the gateway: generated hotels, drawn pictures, test payments. ' +
      'Only host/server/services/load-demo.ts imports it, so that a real shop does not load it.',
  },
  {
    folder: 'host/site/framework',
    never: ['host/site/pages', 'host/site/registry', 'host/site/shell'],
    instead:
      'The framework knows no page and nothing of the shell, not even their types: they hand in what it prints. ' +
      'host/site/site-renderer.ts and host/site/browser.ts put all three together.',
  },
  {
    folder: 'host/site/shell',
    never: ['host/site/pages', 'host/site/registry'],
    instead:
      'The shell stands around every page and knows none. What both use belongs to the shell or the framework.',
  },
  ...PAGES.map((folder) => ({
    folder,
    never: ['host/gateway', 'host/demo'],
    instead: 'Pages call the API through widgets/client, in-process where the API is of the same host.',
  })),
];

/** Tests and stories, and what they and the benches share: they may import everything. */
export function isTestFile(file: string): boolean {
  return /\.(test|e2e|stories)\.tsx?$|\/(testing|e2e|bench|proof|fixtures)\//.test(file);
}
