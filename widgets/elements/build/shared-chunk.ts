/** What the bundler tells of a module. */
interface Module {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** Looks and texts: a page loads the few that it asked for. */
const ON_DEMAND = /virtual:staykit-(theme|texts)\//;

/**
 * The chunk of a module that several widgets need: one for all of them, since each further file costs its list of
 * imports and compresses by itself. Undefined leaves a module to its own widget.
 */
export function sharedChunk(
  id: string,
  graph: { getModuleInfo(id: string): Module | null },
): string | undefined {
  const seen = new Set<string>();
  const entries = new Set<string>();
  const walk = (one: string): void => {
    const module = seen.has(one) ? null : graph.getModuleInfo(one);
    seen.add(one);
    if (!module) return;
    // A chunk that loads on demand is told as an entry too; it has importers.
    if (module.isEntry && module.dynamicImporters.length === 0) entries.add(one);
    module.importers.forEach(walk);
    module.dynamicImporters.forEach(walk);
  };
  walk(id);
  return entries.size > 1 && !ON_DEMAND.test(id) ? 'base' : undefined;
}
