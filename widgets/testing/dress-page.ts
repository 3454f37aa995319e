import { adoptStyles } from '@staykit/elements/styles/styled.ts';
import { baseCss } from '@staykit/themes/to-css.ts';

/** Gives the page of a test what a site has: the base theme, the rules of components, and no margin of a browser. */
export function dressPage(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${baseCss(':root')} body { margin: 0 }`);
  document.adoptedStyleSheets.push(sheet);
  adoptStyles(document);
}
