/** What the bundler tells of a module. */
interface Module {
  isEntry: boolean;
  /** Modules that import it at once, not those that fetch it later. */
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

/** A bundler, as far as it is asked. */
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/** The widgets that need a module: at once, or also later. */
function widgetsOf(id: string, graph: Graph, atOnce: boolean): Set<string> {
  const seen = new Set<string>();
  const widgets = new Set<string>();
  const walk = (one: string): void => {
    const module = seen.has(one) ? null : graph.getModuleInfo(one);
    seen.add(one);
    if (!module) return;
    // What loads on demand is told as an entry too; it has importers.
    if (module.isEntry && module.dynamicImporters.length === 0) widgets.add(one.replace(/^.*\/|\.ts$/g, ''));
    module.importers.forEach(walk);
    if (!atOnce) module.dynamicImporters.forEach(walk);
  };
  walk(id);
  return widgets;
}

/** From so many widgets on, what they need at once stands in the file that every widget loads. */
const MANY = 4;

/**
 * The chunk of what widgets need at once: `shared`, one for each set of a few widgets, and for what a single one needs its
 * own, or its `parts` where another widget may fetch them too. Left alone, the bundler makes a file of each set of parts
 * that have a module in common, and a page would wait for dozens of them. What only opens later is left to it.
 */
export function elementChunk(id: string, graph: Graph): string | undefined {
  const widgets = [...widgetsOf(id, graph, true)].toSorted();
  if (widgets.length >= MANY) return 'shared';
  if (widgets.length !== 1) return widgets.join('.') || undefined;
  return widgetsOf(id, graph, false).size > 1 ? `${widgets.join()}.parts` : widgets[0];
}
