import { defineCommand } from 'citty';
import { partnerBuild } from './partner-build.ts';
import { partnerCheck } from './partner-check.ts';
import { partnerNew } from './partner-new.ts';
import { partnerPreview } from './partner-preview.ts';
import { partnerReport } from './partner-report.ts';
import { partnerStudio } from './partner-studio.ts';

/** `staykit partner ...` */
export const partnerCommand = defineCommand({
  meta: { name: 'partner', description: 'Create, edit, check, preview and export minisites' },
  subCommands: {
    new: partnerNew,
    check: partnerCheck,
    preview: partnerPreview,
    studio: partnerStudio,
    build: partnerBuild,
    report: partnerReport,
  },
});
