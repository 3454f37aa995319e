import { accessSync, constants, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Env } from '../environment/read-env.ts';
import { missing, ok, weak, type Finding } from './finding.ts';

/** Addresses that only this machine reaches. */
const LOOPBACK = /^(?:127\.|localhost$|::1$)/;

/** Checks settings that a shop starts with and should not run with. */
export function checkSettings(env: Env): Finding[] {
  return [...checkAccess(env), checkKey(env), checkPhotos(env)];
}

/** Checks who reaches the shop: its back office, its figures, and visitors behind a proxy. */
function checkAccess({
  adminHost,
  sessionSecret,
  botSecret,
  metricsPort,
  metricsHost,
  trustedProxies,
}: Env): Finding[] {
  return [
    adminHost === undefined
      ? weak('back office', 'ADMIN_HOST is not set: there is none', 'Set ADMIN_HOST=office.shop.example.')
      : ok('back office', `on ${adminHost}`),
    ...(sessionSecret?.some((secret) => botSecret?.includes(secret))
      ? [weak('secrets', 'SESSION_SECRET and BOT_SECRET are the same', 'Give each its own.')]
      : []),
    ...(metricsPort !== undefined && !LOOPBACK.test(metricsHost)
      ? [
          weak(
            'metrics',
            `listen on ${metricsHost}, port ${metricsPort}: others may read them`,
            'Set METRICS_HOST=127.0.0.1, or make sure that no visitor reaches the port.',
          ),
        ]
      : []),
    trustedProxies === 0
      ? weak(
          'proxy',
          'TRUSTED_PROXIES is 0: behind a proxy, all visitors share one rate limit',
          'Set the number of proxies in front.',
        )
      : ok('proxy', `${trustedProxies} in front`),
  ];
}

/** Checks that payments move money. */
function checkKey({ payment }: Env): Finding {
  const { PROVIDER: provider, KEY: key = '' } = payment;
  if (provider === undefined)
    return missing('payments', 'no provider', 'Set PAYMENT_PROVIDER and PAYMENT_KEY.');
  if (/^(?:test|sk_test|rk_test)_/.test(key))
    return weak(
      'payments',
      `the key of ${provider} is for tests: no payment moves money`,
      'Set the live key.',
    );
  return ok('payments', `${provider}, with a live key`);
}

/** Checks that photos of suppliers are kept, and by all processes. */
function checkPhotos({ photosDir, dataDir, databaseUrl }: Env): Finding {
  const folder = resolve(photosDir ?? join(dataDir, 'photos'));
  if (!isWritable(folder))
    return missing('photos', `${folder} cannot be written`, 'Let the user of the shop write it.');
  if (photosDir === undefined && databaseUrl !== undefined)
    return weak(
      'photos',
      `${folder} belongs to this process`,
      'If several processes run, set PHOTOS_DIR to a folder that all share.',
    );
  return ok('photos', folder);
}

/** Whether a folder, or the nearest one above it that is there, can be written. */
function isWritable(folder: string): boolean {
  if (!existsSync(folder)) return dirname(folder) !== folder && isWritable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
