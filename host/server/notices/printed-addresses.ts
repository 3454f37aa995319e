import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppParts } from '../create-app.ts';
import type { PartnerProblem } from '@staykit/partners/partner-error.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import { siteAddress, siteAddresses, type Origin, type Sites } from '@staykit/routing/sites.ts';

/** Every address that there is to open, and the minisites that are not there. */
export function printedAddresses(
  origin: Origin,
  sites: Sites,
  partners: PartnerRegistry,
  folders: AppParts['folders'],
): string[] {
  const here = `${origin.protocol}://${origin.host}`;
  const rows: [string, string][] = [
    ...siteAddresses(origin, sites).map(({ locale, address }): [string, string] => [
      `Shop ${locale}`,
      `${address}/`,
    ]),
    ...Object.keys(sites)
      .filter((name) => sites[name] === 'splash')
      .map((name): [string, string] => ['Belgium', `${here.replace('localhost', name)}/`]),
    ...partners.all.map((partner): [string, string] => [
      `Minisite ${partner.partnerName ?? partner.slug}`,
      `${siteAddress(partner.minisiteLocale, origin, sites) ?? here}/${partner.minisiteUrl}`,
    ]),
    ...partners.refused.map(({ slug, problems }): [string, string] => [
      `Minisite ${slug}`,
      `not served: ${problems.map(placeOf).join(', ')}`,
    ]),
    ['API', `${here}/openapi.json`],
    ['Health', `${here}/healthz`],
    ...(existsSync(folders.docs) ? [['Documents', `${here}/docs/`] as [string, string]] : []),
    ...examplesOf(folders.examples).map((name): [string, string] => [
      `Example ${name}`,
      `${here}/examples/${name}/`,
    ]),
    ...elementsOf(folders.elements).map((version): [string, string] => [
      'Elements',
      `${here}/elements/${version}/staykit.js`,
    ]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, address]) => `  ${label.padEnd(width)}  ${address}`);
}

function examplesOf(folder = ''): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => isPage(join(folder, name))) : [];
}

/** Whether a folder is a page that we serve: a project with a package of its own is built and served by itself. */
const isPage = (folder: string): boolean =>
  existsSync(join(folder, 'index.html')) && !existsSync(join(folder, 'package.json'));

function elementsOf(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'staykit.js')))
    : [];
}

/** `partners/mag-a/partner.json:3 minisiteId` */
function placeOf({ file, line, path }: PartnerProblem): string {
  return `${file}${line === undefined ? '' : `:${line}`} ${path}`;
}
