/** One server of an address: the same database, and its own connection string for the driver. */
export interface ServerPlace {
  /** `db-1.example:5432` or a socket's folder with its port, for messages. */
  name: string;
  /** With a single host, as node-postgres reads it. */
  connectionString: string;
}

/** A parsed `DATABASE_URL`. */
export interface ServerAddress {
  /** In the order of the address: the first that can be used is used. At least one. */
  places: readonly ServerPlace[];
  database: string;
  /** `target_session_attrs` of libpq: `primary` skips servers in recovery. */
  target?: 'any' | 'primary';
}

const DEFAULT_PORT = '5432';
const TARGETS: Readonly<Record<string, 'any' | 'primary'>> = {
  any: 'any',
  primary: 'primary',
  'read-write': 'primary',
};
/** Parameters of libpq that change which server is used and that node-postgres does not know. */
const UNKNOWN = ['hostaddr', 'service', 'servicefile', 'passfile', 'load_balance_hosts', 'requiressl'];
const FORM = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#@]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/i;

/** `a:1,[::1]:2` as hosts and ports; undefined where it cannot be read. */
function hostsOf(authority: string): { host: string; port: string }[] | undefined {
  const hosts = authority.split(',').map((text) => {
    const [, bracketed, plain = '', port = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d{0,5}))?$/.exec(text) ?? [];
    if (bracketed === undefined && plain === '' && text !== '') return undefined;
    return { host: bracketed ?? plain, port };
  });
  return hosts.every((each) => each !== undefined) ? hosts : undefined;
}

/**
 * Reads an address in the URI form of libpq: several hosts (`postgres://a,b:5433/shop`), unix sockets
 * (`postgres:///shop?host=/run/postgresql`, or the folder percent-encoded as the host) and `target_session_attrs`.
 * node-postgres connects to one host, so each place has the address of one. Returns what is wrong as a text, which
 * repeats no password.
 */
export function readServerAddress(url: string): ServerAddress | string {
  const [, user, authority = '', path = '', search = ''] = FORM.exec(url) ?? [];
  if (!FORM.test(url))
    return 'an address that cannot be read: percent-encode / ? # and @ in user and password';
  const parameters = new URLSearchParams(search);
  const unknown = UNKNOWN.find((name) => parameters.has(name));
  if (unknown !== undefined) return `the parameter ${unknown}, which is not supported`;
  const wanted = parameters.get('target_session_attrs');
  const target = wanted === null ? undefined : TARGETS[wanted];
  if (wanted !== null && target === undefined)
    return 'target_session_attrs other than any, read-write and primary: replicas belong to DATABASE_READ_URL';
  try {
    for (const part of [user, path, authority]) decodeURIComponent(part ?? '');
  } catch {
    return 'an address with a broken percent-encoding';
  }

  const named = parameters
    .get('host')
    ?.split(',')
    .map((host) => ({ host, port: '' }));
  const hosts = named ?? hostsOf(authority);
  if (!hosts) return 'a list of hosts that cannot be read: expected host:port pairs joined by commas';
  const ports = parameters.get('port')?.split(',') ?? [];
  if (ports.length > 1 && ports.length !== hosts.length)
    return `${ports.length} ports for ${hosts.length} hosts`;
  for (const name of ['host', 'port', 'target_session_attrs']) parameters.delete(name);

  const places: ServerPlace[] = [];
  for (const [index, { host: encoded, port: own }] of hosts.entries()) {
    const host = decodeURIComponent(encoded);
    if (host === '' && hosts.length > 1) return 'a list of hosts with an empty one';
    const port = (own || (ports[index] ?? ports[0])) ?? '';
    if (port !== '' && !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) <= 65_535))
      return `the port ${JSON.stringify(port)}`;
    const rest = new URLSearchParams(parameters);
    if (host !== '') rest.set('host', host);
    if (port !== '') rest.set('port', port);
    places.push({
      name: `${host || 'localhost'}:${port || DEFAULT_PORT}`,
      connectionString: `postgres://${user === undefined ? '' : `${user}@`}/${path}${rest.size > 0 ? `?${rest.toString()}` : ''}`,
    });
  }
  return { places, database: decodeURIComponent(path), ...(target && { target }) };
}
