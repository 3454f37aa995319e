import { token } from '@staykit/themes/token.ts';
import { photoLook } from '@staykit/ui/primitives/photo-look.ts';
import { SCROLL_OFFSET } from './header/sticky.ts';

/**
 * What no component can say of itself: the shop's own typeface (a partner's theme is linked later and wins), the ground of the document, the first Tab stop, and the skeletons that stand
 * in for results which the address says otherwise (see render/early.ts). What stands below results that are being looked
 * for is not shown: few results would make it jump up. Both sides of the rule are named: of `:has() ~ *`, every
 * element that is added anywhere has all those beside it styled again, the markers of a map before all. The ring of the
 * focus weighs nothing: what draws a ring of its own, as the frame of a field does, has that one alone. A phone whose
 * reader has doubled the size of text is narrower than sixteen letters: long words are broken there.
 */
export const documentCss = `
:root{--stay-type-family:'Figtree Variable',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;
--stay-type-family-display:'Figtree Variable',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:${SCROLL_OFFSET}px;background:${token('color.page')}}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;background:${token('color.page')};
color:${token('color.text')};font:${token('type.weight-regular')} ${token('type.size-16')}/${token('type.line-text')} ${token('type.family')};
-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
main{flex:1}
h1,h2,h3,p,ul,ol,figure,dl,dd{margin:0}
img,svg,picture{display:block;max-width:100%}
main picture{${String(photoLook).replaceAll(/\s+/g, ' ')}}
a{color:inherit}
:where(:focus-visible){outline:${token('size.ring')} solid ${token('color.focus')};outline-offset:2px}
[data-pending]{display:none}
.stuck{box-shadow:0 16px 12px -12px light-dark(rgb(45 32 18/.14),rgb(0 0 0/.6))}
html[data-map='hidden'] [data-beside='']{display:block}
html[data-map='hidden'] [data-beside='']>[part='map-beside']{display:none}
html[data-map='hidden'] [data-hidden='false']>:first-child{visibility:hidden}
html[data-map='hidden'] [data-hidden='false']>:last-child{visibility:visible}
@media (min-width:1200px){:root:has([data-results]){--page-width:1840px}}
[data-held],[data-held] *{cursor:progress}
html:not([data-live]) :is([data-dismiss],[data-share]){visibility:hidden}
[data-search='elsewhere'] [data-pending]{display:block}
[data-search='elsewhere'] [data-island='results-grid']{display:none}
[data-search='elsewhere'] [data-island='search-box'],[data-search='elsewhere'] [data-island='booking-box'],[data-search='elsewhere'] [data-shown]{visibility:hidden}
[data-search='elsewhere'][data-asked='days'] [data-shown]>[data-price]+p:not([data-dates])::before{content:'\\a0';display:block;margin-bottom:4px}
[data-search='elsewhere']:has([data-shown] li) body>footer{visibility:hidden}
[data-results]:has([data-island='results-grid'] [aria-busy='true'])~section,body:has([data-island='results-grid'] [aria-busy='true'])>footer{visibility:hidden}
@media (max-width:1023px) and (scripting:enabled){body:has([data-bar]){padding-bottom:72px}html:has([data-bar]){scroll-padding-bottom:84px}}
@media (min-width:1024px){body:has([data-bar][data-away]){padding-bottom:72px}html:has([data-bar][data-away]){scroll-padding-bottom:84px}}
@media (max-width:767px) and (scripting:enabled){html:has([part='toolbar']){scroll-padding-bottom:84px}}
[data-gift] [data-gift-line]{min-height:60px;margin-block:12px}
[data-gift] [data-section='price']:not(:has([data-paid]))::after{content:'';display:block;height:80px}
@media (max-width:16em){main *{overflow-wrap:anywhere;hyphens:auto}}
@media print{body :is([data-bar],[part='toolbar']){display:none}
body:has([data-number]) :is(header,footer,button,[data-kit],[data-acts],noscript){display:none}}
`.replaceAll('\n', '');
