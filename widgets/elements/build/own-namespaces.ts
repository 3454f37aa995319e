import type { Plugin } from 'vite';

/** How Rolldown makes the object that `import()` gives where several modules are in one file. */
const LOOP = /for \(var (\w+) in (\w+)\)(\s*\{?\s*\w+\(\w+, \1, \{)(?=\s*get: \2\[\1\])/;
const TAG = /(Symbol\.toStringTag, \{)(?=\s*value: ["']Module["'])/;

/** `code` with namespaces that have the exports of their modules alone, whatever a page adds to every object. */
export function ownNamespaces(code: string): string {
  if (!TAG.test(code)) return code;
  if (!LOOP.test(code)) throw new Error('own-namespaces: Rolldown makes its namespaces otherwise now.');
  return code
    .replace(LOOP, 'for (var $1 of Object.keys($2))$3 __proto__: null,')
    .replace(TAG, '$1 __proto__: null,');
}

/**
 * Where a page gave every object a member more, Rolldown's namespaces took it for an export and failed: a loop over an
 * object meets it, and a descriptor with a prototype inherits it.
 */
export function ownNamespacesPlugin(): Plugin {
  return {
    name: 'staykit-own-namespaces',
    generateBundle: {
      // Before `smallCode`, which stands after it.
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = ownNamespaces(file.code);
      },
    },
  };
}
