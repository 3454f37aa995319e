import { mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { defineCommand } from 'citty';
import { createTicketReader } from '@staykit/back-office/studio/ticket.ts';
import { presentShop } from '@staykit/gateway/shop/present-shop.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { shopHosts } from '@staykit/routing/shop-hosts.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { TOP } from '../../top.ts';
import { CliError } from '../cli-error.ts';
import { newPartnerFiles, shopNamed } from './new-partner.ts';
import { folderArg, partnersFolder } from './partner-args.ts';

/** Port of the studio where none is named: beside that of the shop. */
const DEFAULT_PORT = 3100;

/**
 * `staykit partner studio [SLUG]`: edits partners in a browser, beside a preview of their pages. It is opened by a link on
 * this machine; with `STUDIO_ORIGIN`, from the back office.
 */
export const partnerStudio = defineCommand({
  meta: { name: 'studio', description: 'Opens the studio: edit partners beside their live pages' },
  args: {
    slug: { type: 'positional', description: 'The partner to open first', required: false },
    port: { type: 'string', description: `Port on 127.0.0.1; default: ${DEFAULT_PORT}` },
    folder: folderArg,
  },
  run: async ({ args }) => {
    const port = Number(args.port ?? DEFAULT_PORT);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new CliError(`--port must be a port number, not "${args.port}".`, 2);
    const slug = args.slug ?? '';
    if (!/^[a-z0-9-]*$/.test(slug))
      throw new CliError(`"${slug}" is not a valid name: use a-z, 0-9 and -, such as "mag-a".`);
    // It is a shop itself, on the database.
    const env = readEnv(process.env, { sells: true });
    const { studioOrigin, sessionSecret } = env;
    if (studioOrigin !== undefined && slug !== '')
      throw new CliError('With STUDIO_ORIGIN the back office says which partner is opened: name none.', 2);
    const origin = studioOrigin ?? `http://127.0.0.1:${port}`;
    const folder = partnersFolder(args.folder);
    mkdirSync(folder, { recursive: true });
    // Imported here, since pages and styles are slow to load and other commands do not need them.
    const [{ createStudio }, { openPreview }] = await Promise.all([
      import('@staykit/minisites/studio/create-studio.ts'),
      import('./studio-preview.ts'),
    ]);
    const link = (token: string) => `${origin}/?token=${token}${slug === '' ? '' : `#${slug}`}`;
    const opened: { close(): Promise<void> }[] = [];
    const { app, token } = await createStudio({
      folder,
      reserved: RESERVED_SEGMENTS,
      shopHosts: shopHosts(env),
      clock: Date.now,
      newFiles: (partner) => newPartnerFiles({ ...partner, ...shopNamed(presentShop().name) }),
      pages: join(TOP, 'dist/studio'),
      origin,
      entry:
        studioOrigin === undefined || sessionSecret === undefined
          ? {
              who: userInfo().username,
              onLinkUsed: (next) => console.log(`Opened. For another browser: ${link(next)}`),
            }
          : { readTicket: createTicketReader({ secret: sessionSecret, clock: Date.now }) },
      preview: async (partners) => {
        const preview = await openPreview({
          env,
          top: TOP,
          folder: partners,
          studio: origin,
          isBehind: studioOrigin !== undefined,
        });
        opened.push(preview);
        return preview;
      },
    });
    const close = () => app.close().then(() => Promise.all(opened.map((one) => one.close())));
    await app.listen({ port, host: '127.0.0.1' }).catch(async (error: NodeJS.ErrnoException) => {
      await close();
      throw error.code === 'EADDRINUSE'
        ? new CliError(`Port ${port} is in use: choose another with --port.`)
        : error;
    });
    console.log(
      token
        ? `Studio of ${folder}\n  ${link(token())}\nThe link works once. Stop it with Ctrl+C.`
        : `Studio of ${folder}, for the proxy of ${origin}: port ${port}\nIt is opened from the back office. Stop it with Ctrl+C.`,
    );
    return new Promise<number>((resolve) => {
      const stop = () => void close().then(() => resolve(0));
      process.once('SIGINT', stop).once('SIGTERM', stop);
    });
  },
});
