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
 * The chunk of a module that several widgets need, be it at once or when it is asked for: one, since each further file
 * costs its hash and its list of imports, and compresses by itself. Undefined leaves a module to its own widget.
 */
export function sharedChunk(id: string, graph: Graph): string | undefined {
  return ON_DEMAND.test(id) || widgetsThatNeed(id, graph, false) < 2 ? undefined : 'base';
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
