/**
 * What no server sees goes along with a link that is pressed: the sign-in gets the whole address, and the same page in
 * another language keeps its hash. [ACCOUNT-04] [MENU-08]
 */
export function carryAddress(pressed: Element, here: Pick<Location, 'href' | 'hash'> = location): void {
  const signIn = pressed.closest<HTMLAnchorElement>('a[data-sign-in]');
  if (signIn) signIn.search = String(new URLSearchParams({ origin: here.href }));
  const language = pressed.closest<HTMLAnchorElement>('a[data-same-page]');
  if (language) language.hash = here.hash;
}
