/** What the bundler tells of a module. */
interface Module {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** A bundler, as far as it is asked. */
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** What the bundler would give a file of its own, which a page with a grid would wait for. */
const NO_FILE_OF_ITS_OWN = /\/filter-sections\.ts$/;

/** Looks and texts: a page loads the few that it asked for. */
const ON_DEMAND = /virtual:staykit-(theme|texts)\//;

/**
 * The chunk of a module that several widgets need: `base` where one of them needs it at once, and `later` where all of
 * them wait until it is asked for. No more than these two, since each further file costs its hash and its list of
 * imports, and compresses by itself. Undefined leaves a module to its own widget.
 */
export function sharedChunk(id: string, graph: Graph): string | undefined {
  if (NO_FILE_OF_ITS_OWN.test(id)) return 'base';
  if (ON_DEMAND.test(id) || widgetsThatNeed(id, graph, false) < 2) return undefined;
  return widgetsThatNeed(id, graph, true) > 0 ? 'base' : 'later';
}

/** What nearly every visitor of a widget opens, with all that it needs in one file: others take from it. */
const OPENED_FIRST = /\/booking-panels\.tsx$/;

/** The same for a widget that is built alone: what it needs at once is in its own file. */
export const ownChunk =
  (widget: string) =>
  (id: string, graph: Graph): string | undefined => {
    if (widgetsThatNeed(id, graph, true) > 0) return widget;
    return isNeededFirst(id, graph) ? 'panels' : undefined;
  };

function isNeededFirst(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (OPENED_FIRST.test(id)) return true;
  const importers = seen.has(id) ? [] : (graph.getModuleInfo(id)?.importers ?? []);
  seen.add(id);
  return importers.some((one) => isNeededFirst(one, graph, seen));
}

function widgetsThatNeed(id: string, graph: Graph, atOnce: boolean): number {
  const seen = new Set<string>();
  const entries = new Set<string>();
  const walk = (one: string): void => {
    const module = seen.has(one) ? null : graph.getModuleInfo(one);
    seen.add(one);
    if (!module) return;
    // A chunk that loads on demand is told as an entry too; it has importers.
    if (module.isEntry && module.dynamicImporters.length === 0) entries.add(one);
    module.importers.forEach(walk);
    if (!atOnce) module.dynamicImporters.forEach(walk);
  };
  walk(id);
  return entries.size;
}
