import { defineConfig } from 'oxlint';
import { ZONES } from './widgets/testing/import-zones.ts';

/** Top-level rooms, as they appear in a relative import. */
const ROOMS = [
  ...new Set(
    ZONES.map((zone) => zone.folder).concat('host/cli', 'host/app.ts', 'host/server.ts', 'widgets/testing'),
  ),
];

/** Every room that a zone may not import becomes a pattern whose message says what to do instead. */
const zoneRules = ZONES.map((zone) => {
  const allowed = (room: string) =>
    room === zone.folder || zone.mayImport.some((folder) => folder === room || folder.startsWith(`${room}/`));
  const top = zone.folder.split('/')[0];
  const types = zone.mayImportTypes ?? [];
  const forbidding = (rooms: readonly string[], allowTypeImports: boolean) => ({
    regex: `^(\\.\\./)+(${top === 'host' ? '(widgets/)?' : ''})(${rooms.map((room) => room.slice(room.indexOf('/') + 1)).join('|')})(/|$)`,
    message: zone.instead,
    allowTypeImports,
  });
  const forbidden = ROOMS.filter((room) => !allowed(room) && !types.includes(room));
  return {
    files: [`${zone.folder}/**/*.{ts,tsx}`],
    excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/fixtures/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            forbidding(forbidden, false),
            ...(types.length > 0 ? [forbidding(types, true)] : []),
            ...(zone.packages ? [] : [{ regex: '^[^.]', message: zone.instead }]),
          ],
        },
      ],
    },
  };
});

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
    'max-lines': ['error', { max: 400 }],
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
    ...zoneRules,
    {
      // core has no clock, no chance and no window: they are passed in.
      files: ['widgets/core/**/*.ts'],
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
        'host/server.ts',
        'host/cli/**',
        'host/bench/**',
        'widgets/bench/**',
        'widgets/elements/build/**',
        'widgets/testing/**',
        'host/proof/**',
        '**/*.config.ts',
        'examples/**',
        'host/e2e/**',
        'widgets/testing/client-calls/generate-client-calls.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.e2e.ts',
        '**/*.generated.ts',
        'host/gateway/catalogue/data/**',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
});
