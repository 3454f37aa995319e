import type { DataProvider, RaRecord } from 'react-admin';
import { call } from './call.ts';

interface Page {
  data: RaRecord<string>[];
  total: number;
}

const rowPath = (resource: string, id: unknown) => `/${resource}/${encodeURIComponent(String(id))}`;

const listPath = (resource: string, query: Record<string, string | number>) =>
  `/${resource}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;

/** React-admin's calls as those of our registry. Nothing is deleted in the back office: what ends has an action. */
export const dataProvider = {
  async getList(resource: string, { pagination, sort, filter = {} }: Parameters<DataProvider['getList']>[1]) {
    return call<Page>(
      'GET',
      listPath(resource, {
        page: pagination?.page ?? 1,
        perPage: pagination?.perPage ?? 25,
        ...(sort && sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }),
        filter: JSON.stringify(filter),
      }),
    );
  },
  getOne: async (resource: string, { id }: { id: unknown }) => ({
    data: await call<RaRecord<string>>('GET', rowPath(resource, id)),
  }),
  getMany: async (resource: string, { ids }: { ids: readonly unknown[] }) =>
    call<Page>('GET', listPath(resource, { ids: ids.join(',') })),
  getManyReference: async () => ({ data: [], total: 0 }),
  create: async (resource: string, { data }: { data: object }) => ({
    data: await call<RaRecord<string>>('POST', `/${resource}`, data),
  }),
  update: async (resource: string, { id, data }: { id: unknown; data: object }) => ({
    data: await call<RaRecord<string>>('PUT', rowPath(resource, id), data),
  }),
  updateMany: refuse,
  delete: refuse,
  deleteMany: refuse,
} as DataProvider;

async function refuse(): Promise<never> {
  throw new Error('Rows are not deleted, nor changed several at once.');
}
