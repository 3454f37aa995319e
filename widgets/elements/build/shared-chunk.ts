/** What the bundler tells of a module. */
interface Module {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** Looks and texts: a page loads the few that it asked for. */
const ON_DEMAND = /virtual:staykit-(theme|texts)\//;

/**
 * The chunk of a module that several widgets need: one for what they need at once (`base`), and one for what some
 * of them fetch only when it is asked for (`more`), since each further file costs its list of imports and compresses
 * by itself. Undefined leaves a module to its own widget.
 */
export function sharedChunk(
  id: string,
  graph: { getModuleInfo(id: string): Module | null },
): string | undefined {
  const widgetsThatNeed = (atOnce: boolean): number => {
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
  };
  if (ON_DEMAND.test(id) || widgetsThatNeed(false) < 2) return undefined;
  return widgetsThatNeed(true) > 1 ? 'base' : 'more';
}
