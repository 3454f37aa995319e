import type { ReactElement } from 'react';
import { languageTag } from '@staykit/values/market/locale.ts';
import type { PageAssets } from './page-assets.ts';
import { escapeHtml, escapeJson } from '@staykit/elements/print/escape.ts';
import { pageMeta } from './head.ts';
import { pageData, searchMarks, visitData } from './page-blocks.ts';
import { ENTRY_ID, PAGE_DATA_ID } from '../page-data.ts';
import { printElement } from './print-element.ts';
import type { Page } from '../page.ts';
import type { PageRequest } from '../request/page-request.ts';
import { seasonMark } from './seasonal-theme.ts';
import { VISIT_DATA_ID, type AppSite } from '../request/visit-data.ts';

/** The linked files of a document. */
export interface DocumentLinks {
  assets: PageAssets;
  /** Addresses of the style sheets, in order. */
  styles: readonly string[];
  /** Address of the font that the page is set in, where the shop ships it. */
  font?: string;
  /** The season whose theme the page has. [PROUTE-14] */
  season?: string;
  /** Put at the very top of the head: the policy, where no server can send it. */
  policy?: string;
}

/** The request data of a document. */
export type DocumentRequest = Pick<
  PageRequest,
  | 'address'
  | 'locale'
  | 'path'
  | 'search'
  | 'origin'
  | 'sites'
  | 'apiOrigin'
  | 'visit'
  | 'tiles'
  | 'indexing'
  | 'pricedAt'
>;

/** The shell around a page. */
export interface DocumentFrame {
  top: ReactElement;
  bottom: ReactElement;
  /** The sites that the menu of the app offers. */
  appSites: readonly AppSite[];
}

/** A page as a whole document: no inline code, no inline styles. */
export function renderDocument(
  page: Page,
  request: DocumentRequest,
  { assets, styles, font, season, policy }: DocumentLinks,
  frame: DocumentFrame,
): string {
  const { locale } = request;
  // The browser loads the texts of the form (`locale-chunks.ts`).
  const form = request.address.partner?.addressForm;
  const names = Object.keys(page.islands ?? {});
  const marked = searchMarks(page, request);
  const marks = marked
    ? ` data-query="${escapeHtml(marked.query)}" data-printed="${escapeHtml(marked.printed)}" data-keys="${marked.keys}"`
    : '';
  const needed = names.flatMap((name) => assets.islands[name] ?? []);
  const modules = new Set([
    ...needed.flatMap(({ files }) => files),
    ...needed.flatMap(({ texts }) => texts[locale] ?? []),
  ]);
  return [
    `<!doctype html><html lang="${languageTag(locale)}"${seasonMark(season)}${form === undefined ? '' : ` data-form="${form}"`}${marks}><head><meta charset="utf-8">`,
    policy === undefined ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    // Scripts ask the shop that an exported page belongs to: the way there is made while they come.
    request.apiOrigin !== '' && (names.length > 0 || page.isShell)
      ? `<link rel="preconnect" href="${escapeHtml(request.apiOrigin)}" crossorigin>`
      : '',
    // Before the first paint, but the page is read while it comes.
    names.length > 0 || page.shown ? `<script src="${assets.early}" defer blocking="render"></script>` : '',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    // A font that comes too late is left out: it starts with the styles, not after them.
    font === undefined ? '' : `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    pageMeta(page, request),
    '</head><body>',
    page.bare ? '' : printElement(frame.top),
    `<main id="content" tabindex="-1">${printElement(page.body)}</main>`,
    page.bare ? '' : printElement(frame.bottom),
    page.isShell
      ? ''
      : `<script type="application/json" id="${VISIT_DATA_ID}">${escapeJson(visitData(page, request, frame.appSites))}</script>`,
    names.length > 0
      ? `<script type="application/json" id="${PAGE_DATA_ID}">${escapeJson(pageData(page, request))}</script>`
      : '',
    // Down here, so that what the first paint waits for does not share the line with scripts.
    page.isShell
      ? `<script type="module" src="${assets.rest ?? assets.entry}"></script><link rel="modulepreload" href="${assets.entry}" id="${ENTRY_ID}">`
      : `<script type="module" src="${assets.entry}"></script>`,
    ...Array.from(modules, (href) => `<link rel="modulepreload" href="${href}">`),
    '</body></html>',
  ].join('');
}
