import { defineConfig } from 'vite';
import { hostClientConfig, hostServerConfig } from './widgets/elements/build/host-config.ts';

/*
 * One config for every build of the browser and the host; the mode says which: `vite build --mode host-client`.
 * `npm run build` runs them in order and skips what is fresh (widgets/elements/build/build.ts).
 */
const runtime = process.env.STAYKIT_RUNTIME === 'react' ? 'react' : 'preact';

export default defineConfig(({ mode }) => {
  switch (mode) {
    case 'host-client':
      return hostClientConfig(runtime);
    case 'host-server':
      return hostServerConfig(runtime);
    default:
      return {};
  }
});
