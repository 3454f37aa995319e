/** Where a page says that a gift goes along: `document-css.ts` keeps its height where there is one. */
export function GiftLinePlace() {
  return <div data-gift-line="" />;
}
