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

/** What several widgets need at once, and no other; the first that fits. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  /** Dialogs, and what a gift costs. */
  sale: ['booking-box', 'gift-drawer'],
  /** Who looks for a stay sees results, and books one. */
  stay: ['search-box', 'results-grid', 'booking-box'],
};

/**
 * The chunk of what widgets need at once: that of the one widget which ever needs it, `sale` or `stay`, or `shared`. Left
 * alone, the bundler makes a file of each set of parts that have a module in common, and a page would wait for dozens of
 * them. What only opens later is left to it.
 */
export function elementChunk(id: string, graph: Graph): string | undefined {
  const atOnce = [...widgetsOf(id, graph, true)];
  // In the file of the one widget that needs it at once, it would bring that widget along for another.
  if (atOnce.length === 0 || widgetsOf(id, graph, false).size === 1) return atOnce[0];
  const fits = Object.entries(TOGETHER).find(([, widgets]) => atOnce.every((one) => widgets.includes(one)));
  return fits?.[0] ?? 'shared';
}
