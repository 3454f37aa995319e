import { defineCommand } from 'citty';
import { partnerBuild } from './partner-build.ts';
import { partnerCheck } from './partner-check.ts';
import { partnerMigrate } from './partner-migrate.ts';
import { partnerNew } from './partner-new.ts';
import { partnerPreview } from './partner-preview.ts';
import { partnerReport } from './partner-report.ts';

/** `staykit partner ...` */
export const partnerCommand = defineCommand({
  meta: { name: 'partner', description: 'Create, check, preview and export minisites' },
  subCommands: {
    new: partnerNew,
    check: partnerCheck,
    migrate: partnerMigrate,
    preview: partnerPreview,
    build: partnerBuild,
    report: partnerReport,
  },
});
