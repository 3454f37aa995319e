import { defineCommand } from 'citty';

/** `staykit partner ...` */
export const partnerCommand = defineCommand({
  meta: { name: 'partner', description: 'Create, edit, check, preview and export minisites' },
  subCommands: {
    new: async () => (await import('./partner-new.ts')).partnerNew,
    check: async () => (await import('./partner-check.ts')).partnerCheck,
    migrate: async () => (await import('./partner-migrate.ts')).partnerMigrate,
    preview: async () => (await import('./partner-preview.ts')).partnerPreview,
    studio: async () => (await import('./partner-studio.ts')).partnerStudio,
    build: async () => (await import('./partner-build.ts')).partnerBuild,
    report: async () => (await import('./partner-report.ts')).partnerReport,
  },
});
