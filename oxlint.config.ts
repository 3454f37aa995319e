import { defineConfig, type OxlintOverride } from 'oxlint';
import { WIDGET_NAMES } from '@staykit/element-spec/widget-names.ts';
import { IMPORT_RULES } from '@staykit/testing/import-rules.ts';

/** A folder as an import from another package names it: `widgets/ui/primitives` is `@staykit/ui/primitives`. */
const named = (folder: string): string =>
  WIDGET_NAMES.some((name) => folder === `widgets/${name}`)
    ? folder.replace('widgets/', '@staykit/widgets/')
    : folder.replace(/^(?:widgets|host)\//, '@staykit/');

/** What a folder never imports from other packages becomes a pattern whose message says what to do instead. */
const importRules = IMPORT_RULES.map(({ folder, never, typesOf = [], instead }): OxlintOverride => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx', '**/fixtures/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...(never.length > 0 ? [{ regex: `^(${never.map(named).join('|')})(/|$)`, message: instead }] : []),
          ...(typesOf.length > 0
            ? [{ regex: `^(${typesOf.map(named).join('|')})(/|$)`, message: instead, allowTypeImports: true }]
            : []),
        ],
      },
    ],
  },
}));

export default defineConfig({
  // Rules that ask the compiler for types, through oxlint-tsgolint: a promise that nobody awaits is found by its type.
  options: { typeAware: true },
  plugins: ['typescript', 'import', 'unicorn', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error' },
  ignorePatterns: [
    '**/dist/**',
    '**/node_modules/**',
    'reports/**',
    '**/*.generated.ts',
    'widgets/elements/releases/**',
  ],
  rules: {
    'no-console': 'error',
    eqeqeq: ['error', 'smart'],
    'no-var': 'error',
    'prefer-const': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    // Clients and repositories are records of closures: their functions are passed on without the record.
    'typescript/unbound-method': 'off',
    // `String(value)` is asked of what came from outside, and identifiers are sorted and spread by their letters alone.
    'typescript/no-base-to-string': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    // `await undefined` waits for one microtask.
    'typescript/await-thenable': 'off',
    // core declares the parts of the URL standard that it uses.
    'typescript/restrict-template-expressions': [
      'error',
      {
        allow: [
          { from: 'file', name: ['URL', 'URLSearchParams'] },
          { from: 'lib', name: ['URL', 'URLSearchParams', 'Error'] },
        ],
        allowNumber: true,
      },
    ],
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    // A strict policy blocks style attributes in server HTML: variants are data attributes.
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'import/no-cycle': 'error',
    // A combobox with its listbox and the grid of a calendar have no tags: their roles are the pattern.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/exhaustive-deps': 'error',
    // Rules for the React compiler; this code also runs on Preact, which has none.
    'react/refs': 'off',
    'react/set-state-in-effect': 'off',
    // expect(value, 'what it means') is how a failing property says what it was about.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    // A query that throws when nothing is found is an assertion too.
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'find*', '*.find*', '*.getBy*', 'waitFor', '*Clean'] },
    ],
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
  },
  overrides: [
    ...importRules,
    {
      // core and values have no clock, no chance and no window: they are passed in.
      files: ['widgets/{core,values}/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          'window',
          'document',
          'location',
          'history',
          'localStorage',
          'fetch',
          'setTimeout',
          'performance',
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'Pass the instant in.' },
          { object: 'Math', property: 'random', message: 'Pass the randomness in.' },
        ],
      },
    },
    {
      files: [
        'host/server/server.ts',
        'host/cli/**',
        'host/bench/**',
        'widgets/bench/**',
        'widgets/build/**',
        'widgets/testing/**',
        'host/proof/**',
        '**/*.config.ts',
        'examples/**',
        'host/e2e/**',
        'widgets/testing/client-calls/generate-client-calls.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});
