import { defineConfig } from 'tsup';

/*
 * The npm package: React and styled-components stay what the user's own project brings. TypeScript emits the
 * declarations (widgets/tsconfig.package.json): the compiler that checks us has no interface for tsup to call.
 */
export default defineConfig({
  entry: {
    index: 'widgets/index.ts',
    'search-box': 'widgets/search-box/search-box.tsx',
    'results-grid': 'widgets/results-grid/results-grid.tsx',
    'booking-box': 'widgets/booking-box/booking-box.tsx',
    reviews: 'widgets/reviews/reviews.tsx',
    'gift-drawer': 'widgets/gift-drawer/gift-drawer.tsx',
    'contact-form': 'widgets/contact-form/contact-form.tsx',
  },
  outDir: 'widgets/dist',
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components', /^leaflet/, 'supercluster'],
  splitting: true,
  clean: true,
  dts: false,
});
