/**
 * What `Intl.NumberFormat` is told about thousands. Italian groups four digits as well (1.000), which engines leave
 * together; Spanish writes 1000 and the others group by themselves.
 *
 * @param language a locale (`it_IT`) or its tag (`it-IT`)
 */
export function groupingOf(language: string): { useGrouping?: true } {
  return language.startsWith('it') ? { useGrouping: true } : {};
}
