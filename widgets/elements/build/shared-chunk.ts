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

/** Looks and texts: a page loads the few that it asked for. */
const ON_DEMAND = /virtual:staykit-(theme|texts)\//;

/**
 * The chunk of a module that several widgets need: one for what they need at once (`base`), and one for what some
 * of them fetch only when it is asked for (`more`), since each further file costs its list of imports and compresses
 * by itself. Undefined leaves a module to its own widget.
 */
export function sharedChunk(id: string, graph: Graph): string | undefined {
  if (ON_DEMAND.test(id) || widgetsThatNeed(id, graph, false) < 2) return undefined;
  return widgetsThatNeed(id, graph, true) > 1 ? 'base' : 'more';
}

/** The same for a widget that is built alone: what it needs at once is in its own file. */
export const ownChunk =
  (widget: string) =>
  (id: string, graph: Graph): string | undefined =>
    widgetsThatNeed(id, graph, true) > 0 ? widget : undefined;

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
