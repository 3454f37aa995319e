import type { Env } from '../environment/read-env.ts';
import { isLocalHost } from '../environment/env-checks.ts';

/**
 * The address of the back office, with a slash at the end. Names that others reach are behind a proxy with TLS; those of
 * this machine have the port of the process.
 */
export function officeAddress({ adminHost }: Pick<Env, 'adminHost'>, port: number): string {
  const host = adminHost ?? 'localhost';
  return isLocalHost(host) ? `http://${host}:${port}/admin/` : `https://${host}/admin/`;
}
