import { defineCommand } from 'citty';
import { demoAccount } from '@staykit/back-office/staff/demo-account.ts';
import { isRole, ROLES } from '@staykit/back-office/staff/roles.ts';
import { inviteStaff, resealStaff, resetStaff } from '@staykit/back-office/staff/staff-accounts.ts';
import { staffByEmail } from '@staykit/back-office/staff/staff-repository.ts';
import type { Secret } from '@staykit/gateway/visitors/secret.ts';
import { readSecrets } from '@staykit/gateway/visitors/secrets.ts';
import { officeAddress } from '../../server/notices/office-address.ts';
import { readEnv, type Env } from '../../server/environment/read-env.ts';
import { CliError } from '../cli-error.ts';
import { withDatabase } from '../with-database.ts';

const secretOf = (env: Env): Secret =>
  readSecrets(env.dataDir, env.sessionSecret === undefined ? {} : { session: env.sessionSecret }).session;

const linkOf = (env: Env, token: string): string => `${officeAddress(env, env.port)}#/set-up?token=${token}`;

const add = defineCommand({
  meta: { name: 'add', description: 'Makes an account of the back office and prints its set-up link once' },
  args: {
    email: { type: 'positional', description: 'Address of the person', required: true },
    role: { type: 'string', description: `One of ${ROLES.join(', ')}`, required: true },
    hotels: { type: 'string', description: 'Of a supplier: ids of its hotels, joined by commas' },
  },
  run: async ({ args: { email, role, hotels } }) => {
    if (!/^[^\s<>@,]+@[\w.-]+$/.test(email)) throw new CliError(`Expected an address, not "${email}".`, 2);
    if (!isRole(role)) throw new CliError(`--role: expected one of ${ROLES.join(', ')}, not "${role}".`, 2);
    if ((role === 'supplier') !== (hotels !== undefined))
      throw new CliError('--hotels: a supplier has hotels, and nobody else.', 2);
    if (hotels !== undefined && !/^\d{1,15}(,\d{1,15})*$/.test(hotels))
      throw new CliError(`--hotels: expected ids joined by commas, not "${hotels}".`, 2);
    const env = readEnv(process.env);
    const person = { email, role, hotels: hotels?.split(',') ?? null };
    const made = await withDatabase((db) =>
      db.transaction((tx) => inviteStaff(tx, secretOf(env), person, Date.now())),
    );
    if (!made) throw new CliError(`${email} has an account: npx staykit staff reset ${email}`);
    console.log(linkOf(env, made.token));
    console.error('The link is good for 48 hours and one use, and cannot be shown again.');
  },
});

const reset = defineCommand({
  meta: {
    name: 'reset',
    description: 'Ends password, second factor and sessions of an account, and prints a new set-up link',
  },
  args: { email: { type: 'positional', description: 'Address of the person', required: true } },
  run: async ({ args: { email } }) => {
    const env = readEnv(process.env);
    const token = await withDatabase((db) =>
      db.transaction(async (tx) => {
        const row = await staffByEmail(tx, email, true);
        return row && resetStaff(tx, secretOf(env), row.id, Date.now());
      }),
    );
    if (token === undefined) throw new CliError(`There is no account of ${email}.`);
    console.log(linkOf(env, token));
  },
});

const reseal = defineCommand({
  meta: {
    name: 'reseal',
    description: 'Encrypts all second factors with the first SESSION_SECRET, after a change of it',
  },
  run: async () => {
    const { renewed, lost } = await withDatabase((db) =>
      db.transaction((tx) => resealStaff(tx, secretOf(readEnv(process.env)))),
    );
    console.log(`${renewed} second factors were encrypted anew.`);
    if (lost.length > 0)
      throw new CliError(
        `No secret of SESSION_SECRET reads those of ${lost.join(', ')}: npx staykit staff reset each.`,
      );
  },
});

const demo = defineCommand({
  meta: { name: 'demo', description: "Prints the account of a demo's back office with its present code" },
  run: () => {
    const env = readEnv(process.env);
    if (env.mode !== 'demo') throw new CliError('Only a demo has this account.');
    const { email, password, code } = demoAccount(secretOf(env), Date.now());
    console.log(`${email}\npassword ${password}\ncode ${code}`);
  },
});

/** `staykit staff ...` */
export const staffCommand = defineCommand({
  meta: { name: 'staff', description: 'Accounts of the back office' },
  subCommands: { add, reset, reseal, demo },
});
