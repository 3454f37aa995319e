import type { Page } from 'playwright';
import { OWN } from './web-servers.ts';

/** Kind of page: printed and kept by search engines, printed but the shop's to be found, filled by the shell, of no address. */
export type Kind = 'printed' | 'of the shop' | 'shell' | 'not found';

/** How much larger than it is shown a picture may be, by width of the page: a phone has two or three pixels for one. */
const MOST_PIXELS = { 390: 6, 1440: 4 };

/** What is wrong with a page for search engines and for a browser that lays it out. */
export async function documentFaults(
  page: Page,
  kind: Kind,
  width: keyof typeof MOST_PIXELS,
  shop: string,
): Promise<{ title: string; faults: string[] }> {
  const found = await page.evaluate(
    async ([most, isFound]) => {
      const faults: string[] = [];
      const all = <Of extends Element>(selector: string) => [...document.querySelectorAll<Of>(selector)];
      const content = (name: string) =>
        all<HTMLMetaElement>(`meta[name="${name}"]`).map((one) => one.content);
      if (document.compatMode !== 'CSS1Compat') faults.push('no doctype');
      if (document.characterSet !== 'UTF-8') faults.push(`charset ${document.characterSet}`);
      const [viewport = ''] = content('viewport');
      if (!viewport.includes('width=device-width') || /user-scalable|maximum-scale/.test(viewport))
        faults.push(`viewport ${viewport}`);
      if (isFound && (content('description').length !== 1 || (content('description')[0] ?? '').length < 20))
        faults.push(`description ${content('description').join()}`);
      if (document.title.length < 10) faults.push(`title ${document.title}`);
      if (all('h1').length !== 1) faults.push(`${all('h1').length} h1`);
      for (const link of all<HTMLAnchorElement>('a'))
        if (!/^(https?|tel|mailto):/.test(link.href))
          faults.push(`not crawlable: ${link.outerHTML.slice(0, 120)}`);
      for (const image of all<HTMLImageElement>('img')) {
        const { width, height } = image.getBoundingClientRect();
        const told = `${image.currentSrc || image.src} at ${Math.round(width)} x ${Math.round(height)}`;
        if (!image.getAttribute('width') || !image.getAttribute('height')) faults.push(`no size: ${told}`);
        if (!image.hasAttribute('alt')) faults.push(`no alternative: ${told}`);
        // What is not shown, or lazy and far below, is not there yet.
        if (width === 0 || !image.complete || image.currentSrc === '') continue;
        if (image.naturalWidth === 0) faults.push(`not loaded: ${told}`);
        if (/\.svg|^data:/.test(image.currentSrc)) continue;
        // A picture that was chosen among several tells its size divided by what was chosen for.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const { naturalWidth, naturalHeight } = file;
        // Cut to its box, a picture is drawn at the larger of both scales.
        const scale = Math.min(naturalWidth / width, naturalHeight / height);
        if (scale < 0.75) faults.push(`too small, ${naturalWidth} x ${naturalHeight}: ${told}`);
        if (scale > most && naturalWidth > 400)
          faults.push(`too large, ${naturalWidth} x ${naturalHeight}: ${told}`);
      }
      const links = (rel: string) => all<HTMLLinkElement>(`link[rel="${rel}"]`);
      return {
        faults,
        title: document.title,
        lang: document.documentElement.lang,
        robots: content('robots').join(),
        canonical: links('canonical').map(({ href }) => href),
        alternates: links('alternate').filter(({ hreflang }) => hreflang !== '').length,
        path: location.pathname,
      };
    },
    [MOST_PIXELS[width], kind !== 'not found'] as const,
  );
  const { faults, title, lang, robots, canonical, alternates, path } = found;
  if (lang !== 'fr-BE') faults.push(`lang ${lang}`);
  // A minisite has one language: there is no other to point to.
  if (alternates > 0) faults.push(`${alternates} hreflang`);
  const isFound = kind === 'printed' || kind === 'of the shop';
  if (robots.startsWith('noindex') === isFound) faults.push(`robots ${robots}`);
  const address = kind === 'printed' ? `https://${OWN}${path}` : `${shop}${path.replace(/\/$/, '')}`;
  const expected = kind === 'not found' ? [] : [address];
  if (canonical.join() !== expected.join()) faults.push(`canonical ${canonical.join()}`);
  return { title, faults };
}
