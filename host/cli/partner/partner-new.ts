import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineCommand } from 'citty';
import { checkPartner } from '@staykit/partners/check-partner.ts';
import { PARTNER_SCHEMA_FILE, partnerJsonSchema } from '@staykit/partners/json-schema.ts';
import { nextPartnerId } from '@staykit/partners/next-partner-id.ts';
import { PartnerError } from '@staykit/partners/partner-error.ts';
import { LAYOUTS, MINISITE_LOCALES, SLUG } from '@staykit/partners/partner-schema.ts';
import { readPartners } from '@staykit/partners/read-partners.ts';
import { RESERVED_SEGMENTS } from '@staykit/routing/segments.ts';
import { readShop } from '@staykit/gateway/shop/read-shop.ts';
import { readEnv } from '../../server/environment/read-env.ts';
import { CliError } from '../cli-error.ts';
import type { NewPartnerAnswers } from './ask-new-partner.ts';
import { nameOf, newPartnerFiles, shopNamed } from './new-partner.ts';
import { folderArg, partnersFolder, partnersOf } from './partner-args.ts';

/** `staykit partner new [SLUG]`; in a terminal it asks for what it was not told. Writes all files or none, and the JSON schema for editors. */
export const partnerNew = defineCommand({
  meta: { name: 'new', description: 'Creates a partner: file, banners, logo, legal text' },
  args: {
    slug: { type: 'positional', description: 'Folder name: a-z, 0-9 and -', required: false },
    id: { type: 'string', description: 'Minisite id; default: the next free one' },
    url: { type: 'string', description: 'First segment of the address; default: the slug' },
    locale: { type: 'string', description: `One of ${MINISITE_LOCALES.join(', ')}`, default: 'fr_FR' },
    name: { type: 'string', description: 'Display name; default: from the slug' },
    theme: { type: 'string', description: 'A named theme', default: 'base' },
    layout: { type: 'string', description: `One of ${LAYOUTS.join(', ')}; default: as the shop` },
    folder: folderArg,
  },
  run: async ({ args }) => {
    const folder = partnersFolder(args.folder);
    const answers = args.slug === undefined ? await asked(folder) : { ...args, slug: args.slug };
    if (!answers) return 1;
    const { slug, locale, theme, layout } = answers;
    const url = args.url ?? slug;
    if (!SLUG.test(slug))
      throw new CliError(`"${slug}" is not a valid name: use a-z, 0-9 and -, such as "mag-a".`);
    const target = join(folder, slug);
    if (existsSync(target)) throw new CliError(`${target} already exists; nothing was changed.`);
    const registry = readPartners(folder, RESERVED_SEGMENTS);
    // Free ids and addresses are only known if all files are valid.
    partnersOf(registry, []);
    const taken = RESERVED_SEGMENTS.get(url);
    if (taken !== undefined)
      throw new CliError(`The address "${url}" is ${taken}: choose another with --url.`);
    const owner = registry.byAddress(url);
    if (owner)
      throw new CliError(`The address "${url}" belongs to ${owner.slug}: choose another with --url.`);
    const id =
      args.id === undefined
        ? nextPartnerId(registry.all.map((partner) => partner.minisiteId))
        : Number(args.id);
    const holder = registry.byId(id);
    if (holder) throw new CliError(`The id ${id} belongs to ${holder.slug}: choose another with --id.`);

    const name = answers.name ?? nameOf(slug);
    const { shopFile } = readEnv(process.env);
    const shop = shopFile === undefined ? undefined : (await readShop(shopFile)).name;
    const files = newPartnerFiles({
      id,
      url,
      locale,
      name,
      theme,
      ...shopNamed(shop),
      ...(layout !== undefined && { layout }),
    });
    const checked = checkPartner(`${target}/partner.json`, files['partner.json'] ?? '');
    if (!checked.settings) throw new PartnerError(checked.problems);
    const draft = join(folder, `.${slug}.new-${process.pid}`);
    try {
      mkdirSync(draft, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(draft, name), text);
      renameSync(draft, target);
      writeFileSync(join(folder, PARTNER_SCHEMA_FILE), partnerJsonSchema());
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
    console.log(
      [
        `${target}: ${Object.keys(files).join(', ')}`,
        'Put your pictures and texts in their place, then:',
        `  npx staykit partner check ${slug}`,
        `  npx staykit partner preview ${slug}`,
      ].join('\n'),
    );
    return 0;
  },
});

/** Asks who sits at the terminal, where somebody does; undefined where they gave up. */
async function asked(folder: string): Promise<NewPartnerAnswers | undefined> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new CliError('staykit partner new: SLUG is missing. See: npx staykit partner new --help', 2);
  // Loaded where somebody is asked alone.
  const { askNewPartner } = await import('./ask-new-partner.ts');
  const { all } = readPartners(folder, RESERVED_SEGMENTS);
  return askNewPartner((slug) => {
    if (existsSync(join(folder, slug))) return `There is a folder ${slug} already.`;
    const taken = RESERVED_SEGMENTS.get(slug);
    if (taken !== undefined) return `The address /${slug} is ${taken}.`;
    const owner = all.find(({ minisiteUrl }) => minisiteUrl === slug);
    return owner && `The address /${slug} belongs to ${owner.slug}.`;
  });
}
