import { existsSync, readdirSync } from 'node:fs';
import { installDebian } from '@staykit/testing/provisioning/provide-browser.ts';
import type { ProofNeed } from '../proof.ts';

const POSTGRES = '/usr/lib/postgresql';

/** Where Debian puts what a need stands for, and the package that brings it. */
const NEEDS: Record<ProofNeed, { package: string; isThere: () => boolean }> = {
  postgres: { package: 'postgresql', isThere: hasPostgres },
  replica: { package: 'postgresql', isThere: hasPostgres },
  nginx: { package: 'nginx-light', isThere: () => existsSync('/usr/sbin/nginx') },
  promtool: { package: 'prometheus', isThere: () => existsSync('/usr/bin/promtool') },
  webkit: { package: 'webkit2gtk-driver', isThere: () => existsSync('/usr/bin/WebKitWebDriver') },
  screen: { package: 'xvfb', isThere: () => existsSync('/usr/bin/Xvfb') },
  docker: { package: 'docker.io', isThere: () => existsSync('/usr/sbin/dockerd') },
  compose: { package: 'docker-compose', isThere: () => existsSync('/usr/bin/docker-compose') },
  debootstrap: { package: 'debootstrap', isThere: () => existsSync('/usr/sbin/debootstrap') },
  caddy: { package: 'caddy', isThere: () => existsSync('/usr/bin/caddy') },
  java: { package: 'default-jre-headless', isThere: () => existsSync('/usr/bin/java') },
  redis: { package: 'redis-server', isThere: () => existsSync('/usr/bin/redis-server') },
};

function hasPostgres(): boolean {
  return (
    existsSync(POSTGRES) &&
    readdirSync(POSTGRES).some((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`))
  );
}

/** Installs what is missing. Throws with what to do where it cannot. */
export function provideNeeds(needs: readonly ProofNeed[], say: (line: string) => void): void {
  const missing = () => needs.filter((need) => !NEEDS[need].isThere());
  if (missing().length === 0) return;
  const packages = [...new Set(missing().map((need) => NEEDS[need].package))];
  installDebian(packages, say);
  if (missing().length > 0)
    throw new Error(`This proof needs ${packages.join(', ')} of Debian, and could not install it.`);
}
