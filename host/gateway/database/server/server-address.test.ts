import { describe, expect, it } from 'vitest';
import { readServerAddress, type ServerAddress } from './server-address.ts';

const read = (url: string): ServerAddress => {
  const address = readServerAddress(url);
  if (typeof address === 'string') throw new Error(address);
  return address;
};

describe('an operator who names the database', () => {
  it.each([
    ['postgres://db.example/shop', ['db.example:5432']],
    ['postgresql://u:p@db-1.example:5433,db-2.example/shop', ['db-1.example:5433', 'db-2.example:5432']],
    ['postgres://u@[::1]:5,[fe80::1]/shop', ['::1:5', 'fe80::1:5432']],
    ['postgres:///shop?host=/run/postgresql', ['/run/postgresql:5432']],
    ['postgres://%2Frun%2Fpostgresql:5433/shop', ['/run/postgresql:5433']],
    ['postgres://u@/shop?host=/run/a,db.example&port=5433,5434', ['/run/a:5433', 'db.example:5434']],
    ['postgres://a,b/shop?port=6000', ['a:6000', 'b:6000']],
    ['postgres:///shop', ['localhost:5432']],
  ])('reads the servers of %s', (url, names) => {
    const { places, database } = read(url);
    expect([places.map(({ name }) => name), database]).toEqual([names, 'shop']);
  });

  it('gives the driver one host each, and everything else as it was', () => {
    expect(read('postgres://u:p%40x@a,[::1]:2/shop?sslmode=verify-full').places).toMatchObject([
      { connectionString: 'postgres://u:p%40x@/shop?sslmode=verify-full&host=a' },
      { connectionString: 'postgres://u:p%40x@/shop?sslmode=verify-full&host=%3A%3A1&port=2' },
    ]);
  });

  it.each([
    ['any', 'any'],
    ['primary', 'primary'],
    ['read-write', 'primary'],
  ])('reads target_session_attrs=%s', (text, target) => {
    expect(read(`postgres://a,b/shop?target_session_attrs=${text}`).target).toBe(target);
    expect(read('postgres://a,b/shop')).not.toHaveProperty('target');
  });

  it.each([
    ['postgres://u:hunter2@a:x/shop', 'a list of hosts that cannot be read'],
    ['postgres://u:hunter2@a,,b/shop', 'a list of hosts with an empty one'],
    ['postgres://u:hunter2@a:99999/shop', 'the port "99999"'],
    ['postgres://u:hunter2@a,b/shop?port=1,2,3', '3 ports for 2 hosts'],
    ['postgres://u:hunter2@a/shop?target_session_attrs=standby', 'replicas belong to DATABASE_READ_URL'],
    ['postgres://u:hunter2@a/shop?service=shop', 'the parameter service, which is not supported'],
    ['postgres://u:hunter2@a/shop?hostaddr=10.0.0.1', 'the parameter hostaddr, which is not supported'],
    ['postgres://u:hunter2%@a/shop', 'a broken percent-encoding'],
    ['postgres://u:hun/ter2@a/shop', 'a list of hosts that cannot be read'],
    ['host=a user=u password=hunter2', 'an address that cannot be read'],
  ])('is told what is wrong with %s, without the password', (url, reason) => {
    const told = readServerAddress(url);
    expect(told).toContain(reason);
    expect(told).not.toContain('hunter2');
  });
});
