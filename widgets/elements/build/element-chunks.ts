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

/** The widgets that a page has together: who looks for a stay sees results, and books one. */
const STAY_WIDGETS = new Set(['search-box', 'results-grid', 'booking-box']);

/**
 * The chunk of what widgets need at once: that of the one widget which needs it, `stay` where none but those of a stay may
 * need it too, or `shared`. Left alone, the bundler makes a file of each set of parts that have a module in common, and a
 * page would wait for dozens of them. What only opens later is left to it.
 */
export function elementChunk(id: string, graph: Graph): string | undefined {
  const [widget] = widgetsOf(id, graph, true);
  const all = [...widgetsOf(id, graph, false)];
  if (!widget || all.length === 1) return widget;
  return all.every((one) => STAY_WIDGETS.has(one)) ? 'stay' : 'shared';
}
