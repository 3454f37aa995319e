import type { AuthProvider, HttpError } from 'react-admin';
import { call } from './call.ts';

/** Who is signed in, and what the role may do: actions by resource. */
export interface Session {
  id: string;
  email: string;
  role: string;
  permissions: Record<string, string[]>;
}

let session: Promise<Session> | undefined;

/** The session, asked for once until the sign-in changes. */
export const currentSession = (): Promise<Session> => {
  session ??= call<Session>('GET', '/session');
  session.catch(() => (session = undefined));
  return session;
};

/** Sign-in with address, password and second factor. */
export const authProvider = {
  async login(given: { email: string; password: string; code: string }) {
    await call('POST', '/session', given);
    session = undefined;
  },
  async logout() {
    session = undefined;
    await call('DELETE', '/session').catch(() => undefined);
  },
  async checkAuth() {
    await currentSession();
  },
  async checkError({ status }: HttpError) {
    if (status !== 401) return;
    session = undefined;
    throw new Error('signed out');
  },
  async getIdentity() {
    const { id, email, role } = await currentSession();
    return { id, fullName: `${email} (${role})` };
  },
  async getPermissions() {
    return (await currentSession()).permissions;
  },
  async canAccess({ resource, action }: { resource: string; action: string }) {
    const may = (await currentSession()).permissions[resource];
    if (!may) return false;
    if (action === 'list' || action === 'show' || action === 'export') return true;
    return may.includes(action === 'edit' ? 'update' : action);
  },
} satisfies AuthProvider;
