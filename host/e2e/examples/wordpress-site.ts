import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDebian } from '@staykit/testing/provisioning/provide-browser.ts';
import { freePort } from '../running-server.ts';
import { run } from './prepare-projects.ts';

const SOURCES = '/usr/share/wordpress';
/** Debian's packages; the small web server is one that `wordpress` asks for, and PHP's own serves in its place. */
const PACKAGES = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php-cli',
  'php-mysql',
  'mariadb-server',
  'micro-httpd',
];

/** The administrator of a WordPress of ours. */
export const EDITOR = { name: 'editor', password: 'a word for a try' } as const;

/** Milliseconds until a started program must answer. */
const START_LIMIT = 60_000;

/** A WordPress of our own. */
export interface WordpressSite {
  url: string;
  stop: () => Promise<void>;
}

const config = (socket: string, url: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_DEBUG', false );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** What an administrator does once: install WordPress, switch the plug-in on, fill its settings. */
const install = (settings: Readonly<Record<string, string>>) => `<?php
define( 'WP_INSTALLING', true );
require __DIR__ . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Le Cabotin', '${EDITOR.name}', 'editor@magazine.example', false, '', '${EDITOR.password}' );
update_option( 'active_plugins', array( 'staykit/staykit.php' ) );
update_option( 'staykit', json_decode( '${JSON.stringify(settings)}', true ) );
`;

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const from = performance.now();
  while (!(await isSo())) {
    if (performance.now() - from > START_LIMIT) throw new Error(`${what} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Installs Debian's WordPress with our plug-in into a scratch folder, with a database of its own, and serves it. */
export async function startWordpress(
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<WordpressSite> {
  const isThere = [`${SOURCES}/wp-load.php`, '/usr/bin/php', '/usr/sbin/mariadbd'].every((file) =>
    existsSync(file),
  );
  if (!isThere && !installDebian(PACKAGES, console.log))
    throw new Error(`No WordPress found. Install ${PACKAGES.join(', ')}.`);

  const site = join(folder, 'site');
  const data = join(folder, 'data');
  const socket = join(folder, 'database.sock');
  mkdirSync(folder, { recursive: true });
  const { env } = process;
  run(
    folder,
    env,
    'mariadb-install-db',
    '--no-defaults',
    `--datadir=${data}`,
    '--skip-test-db',
    '--auth-root-authentication-method=normal',
    '--user=root',
  );
  const database = spawn(
    '/usr/sbin/mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'database.pid')}`,
      '--skip-networking',
      '--user=root',
    ],
    { stdio: 'ignore' },
  );
  const children: ChildProcess[] = [database];
  const stop = async (): Promise<void> => {
    for (const child of children.toReversed()) {
      child.kill('SIGTERM');
      await ended(child);
    }
  };
  try {
    const query = (text: string) =>
      spawnSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-u', 'root', '-e', text]).status === 0;
    await until('MariaDB', () => query('CREATE DATABASE IF NOT EXISTS wordpress'));

    // Debian keeps parts of it elsewhere, behind links.
    cpSync(SOURCES, site, { recursive: true, dereference: true });
    cpSync('examples/wordpress/staykit', join(site, 'wp-content/plugins/staykit'), { recursive: true });
    const port = await freePort();
    const url = `http://localhost:${port}`;
    writeFileSync(join(site, 'wp-config.php'), config(socket, url));
    writeFileSync(join(site, 'install.php'), install(settings));
    run(site, env, 'php', 'install.php');
    children.push(
      spawn('php', ['-S', `localhost:${port}`, '-t', site], {
        env: { ...env, PHP_CLI_SERVER_WORKERS: '4' },
        stdio: 'ignore',
      }),
    );
    await until('WordPress', () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
