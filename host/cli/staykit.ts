// First, so that the style sheets are cut at the widgets' seams.
import '../render/style-marks.ts';
import { defineCommand, runMain } from 'citty';
import { catalogueCommand } from './catalogue.ts';
import { embedCommand } from './embed.ts';
import { partnerCommand } from './partner.ts';

const main = defineCommand({
  meta: { name: 'staykit', version: '0.1.0', description: 'Partners, catalogue and embeds of a Staykit shop' },
  subCommands: { partner: partnerCommand, catalogue: catalogueCommand, embed: embedCommand },
});

await runMain(main);
