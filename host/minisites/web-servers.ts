import { securityPolicy } from '@staykit/site/framework/document/security-policy.ts';
import { REST_SEGMENTS } from '@staykit/site/framework/exported/stay-or-go.ts';
import {
  COMMON_HEADERS,
  HASHED_ENDINGS,
  KEPT,
  moved,
  SHOP_SEGMENTS,
  type ServerFilesOptions,
} from './server-files.ts';

/** Folder of the files on the partner's server, unless it is changed there. */
export const SERVED_FROM = '/srv/minisites';

/** Files beside an export, by their ending: its site for nginx and for Caddy, which read no `_headers`. */
export function webServerFiles(options: ServerFilesOptions): Map<string, string> {
  return new Map([
    ['nginx.conf', nginx(options)],
    ['Caddyfile', caddy(options)],
  ]);
}

const rootOf = ({ partner, base }: ServerFilesOptions): string =>
  base === '' ? `${SERVED_FROM}/${partner.minisiteUrl}` : SERVED_FROM;

const aboutRoot = ({ base }: ServerFilesOptions): string =>
  base === ''
    ? `The files of the export are in the folder.`
    : `The files of the export are below the folder, in ${base.slice(1)}/.`;

const hashed = ({ base }: ServerFilesOptions): string =>
  `^${base}/assets/[^/]+\\.(${HASHED_ENDINGS.join('|')})$`;

function nginx(options: ServerFilesOptions): string {
  const { partner, base, shop, sources } = options;
  const kept = `$staykit_kept_${partner.minisiteUrl.replaceAll('-', '_')}`;
  const header = ([name, value]: readonly [string, string]) => `  add_header ${name} "${value}" always;`;
  const segments = (all: readonly string[]) => `^${base}/(?:${all.join('|')})`;
  return `# ${partner.minisiteUrl}: include this file in the http block of nginx. TLS is added where it is told below.
map $uri ${kept} {
  "~${hashed(options)}" "${KEPT.hashed}";
  "~^${base}/assets/" "${KEPT.pictures}";
  default "${KEPT.pages}";
}

server {
  # With a certificate: listen 443 ssl; ssl_certificate ...; ssl_certificate_key ...;
  listen 80;
  server_name ${(partner.domains ?? ['_']).join(' ')};
  # ${aboutRoot(options)}
  root ${rootOf(options)};
  charset utf-8;
  server_tokens off;
  gzip on;
  gzip_comp_level 6;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/xml image/svg+xml;
  error_page 404 ${base}/404.html;

${[['Content-Security-Policy', securityPolicy(sources)] as const, ...COMMON_HEADERS].map(header).join('\n')}
  add_header Cache-Control ${kept} always;

  # What an export has for hosts of static files is nobody's to read.
  location ~ /(?:_headers|_redirects|\\.[^/]*)$ {
    return 404;
  }

${moved(options)
  .map(([from, to]) => `  location = "${from}" {\n    return 301 ${to};\n  }\n`)
  .join('')}
  # Stays and other pages that are not printed: the shell shows them.
  location ~ "${segments(REST_SEGMENTS)}/" {
    try_files $uri $uri/index.html ${base}/app.html;
  }

  # What needs a server is on the shop.
  location ~ "${segments(SHOP_SEGMENTS)}(?:/|$)" {
    try_files $uri $uri/index.html @shop;
  }
  location @shop {
    rewrite "^${base}(/.*)$" ${shop}/${partner.minisiteUrl}$1 redirect;
  }

  location / {
    try_files $uri $uri/index.html =404;
  }
}
`;
}

function caddy(options: ServerFilesOptions): string {
  const { partner, base, shop, sources } = options;
  const header = ([name, value]: readonly [string, string]) => `    ${name} "${value}"`;
  const shopPaths = SHOP_SEGMENTS.flatMap((segment) => [`${base}/${segment}`, `${base}/${segment}/*`]);
  return `# ${partner.minisiteUrl}: import this file into the Caddyfile. Certificates come by themselves.
${(partner.domains ?? [':80']).join(', ')} {
  # ${aboutRoot(options)}
  root * ${rootOf(options)}
  encode zstd gzip

  header {
${[['Content-Security-Policy', securityPolicy(sources)] as const, ...COMMON_HEADERS].map(header).join('\n')}
    ?Cache-Control "${KEPT.pages}"
    -Server
  }
  @hashed path_regexp ${hashed(options)}
  header @hashed Cache-Control "${KEPT.hashed}"
  @pictures path ${base}/assets/partners/*
  header @pictures Cache-Control "${KEPT.pictures}"

  # What an export has for hosts of static files is nobody's to read.
  @hidden path_regexp /(?:_headers|_redirects|\\.[^/]*)$
  error @hidden 404

${moved(options)
  .map(([from, to]) => `  redir ${from} ${to} 301\n`)
  .join('')}
  # What needs a server is on the shop.
  @shop {
    path ${shopPaths.join(' ')}
    not file {path} {path}/index.html
  }
${base === '' ? '' : `  uri @shop strip_prefix ${base}\n`}  redir @shop ${shop}/${partner.minisiteUrl}{uri} 302

  # Stays and other pages that are not printed: the shell shows them.
  @rest {
    path ${REST_SEGMENTS.map((segment) => `${base}/${segment}/*`).join(' ')}
    not file {path} {path}/index.html
  }
  rewrite @rest ${base}/app.html
  try_files {path} {path}/index.html
  file_server
  handle_errors {
    encode zstd gzip
    rewrite * ${base}/404.html
    file_server
  }
}
`;
}
