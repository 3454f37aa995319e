import { DatabaseError } from '../database-error.ts';
import { readServerAddress, type ServerPlace } from './server-address.ts';

/** Which server of an address a process uses. All its connections share one, so they move together. */
export interface ServerChoice {
  /** Number of servers. */
  count: number;
  /** Only a server that takes writes is used. */
  primaryOnly: boolean;
  /** For messages: all servers and the database, without user and password. */
  name: string;
  present(): ServerPlace;
  /** Moves to the next server, unless another connection has done so already. */
  skip(place: ServerPlace): void;
}

/**
 * The servers of an address. With several, `use: 'writes'` wants the primary unless the address says otherwise. Throws
 * `DATABASE_UNREACHABLE` for an address that cannot be read.
 */
export function serverChoice(url: string, use: 'writes' | 'reads'): ServerChoice {
  const address = readServerAddress(url);
  if (typeof address === 'string')
    throw new DatabaseError(
      'DATABASE_UNREACHABLE',
      `${use === 'writes' ? 'DATABASE_URL' : 'DATABASE_READ_URL'}: received ${address}.`,
    );
  const { places, database } = address;
  const target = address.target ?? (use === 'writes' && places.length > 1 ? 'primary' : 'any');
  let at = 0;
  const present = () => places[at] as ServerPlace;
  return {
    count: places.length,
    primaryOnly: target === 'primary',
    name: `${places.map(({ name }) => name).join(',')}/${database}`,
    present,
    skip(place) {
      if (place === present()) at = (at + 1) % places.length;
    },
  };
}
