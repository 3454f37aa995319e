/** What the bundler tells of a module. */
interface Module {
  /** Modules that import it at once, not those that fetch it later. */
  importers: readonly string[];
}

/** A bundler, as far as it is asked. */
interface Graph {
  getModuleInfo(id: string): Module | null;
}

/**
 * What pages of the host load at once, and the chunk that all of it stands in: every page the first, pages that are
 * live the second too, pages with results all three. What several need stands in the first of them.
 */
const PARTS = [
  ['visit', /\/host\/render\/visitor\.ts$/],
  ['page', /\/host\/render\/(client|search-box-island)\.tsx$/],
  ['results', /\/host\/render\/results-grid-island\.tsx$/],
] as const;

/** Texts: a page loads those of its locale. */
const ON_DEMAND = /\/messages\/[a-z]{2}_[A-Z]{2}\.json|virtual:/;

/**
 * The chunks of what a page of the host needs at once, the most general first. Left alone, the bundler makes a file of
 * each module that two parts share, and a page would wait for dozens of them.
 */
export const hostChunks = PARTS.map(([part, entry], index) => ({
  priority: PARTS.length - index,
  name: (id: string, graph: Graph) => (!ON_DEMAND.test(id) && reaches(id, entry, graph) ? part : undefined),
}));

/** Importers of a module, walked up without the imports that wait. */
function reaches(id: string, entry: RegExp, graph: Graph): boolean {
  const seen = new Set<string>();
  const walk = (one: string): boolean => {
    if (seen.has(one)) return false;
    seen.add(one);
    if (entry.test(one)) return true;
    return !!graph.getModuleInfo(one)?.importers.some(walk);
  };
  return walk(id);
}
