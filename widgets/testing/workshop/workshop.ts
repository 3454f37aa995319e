/**
 * `npm run workshop`: every component and widget in each of its states, in six locales, all themes, light and dark.
 * `npm run workshop -- --build`: the same as files, in dist/workshop.
 */
import { spawn } from 'node:child_process';
import { writeSamplePictures } from './sample-pictures.ts';

await writeSamplePictures('.cache/workshop');
const build = process.argv.includes('--build');
const settings = ['-c', 'widgets/testing/workshop', '--disable-telemetry'];
const args = build
  ? ['build', ...settings, '-o', 'dist/workshop', '--quiet']
  : [
      'dev',
      ...settings,
      '-p',
      process.env.PORT ?? '6006',
      '--host',
      '127.0.0.1',
      '--no-open',
      '--no-version-updates',
    ];
spawn('node_modules/.bin/storybook', args, { stdio: 'inherit' }).on('close', (code) =>
  process.exit(code ?? 1),
);
