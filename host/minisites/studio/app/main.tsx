import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { baseCss } from '@staykit/themes/to-css.ts';
import { StudioApp } from './studio-app.tsx';
// The fonts of the shop: that of its pages, and those in samples of type.
import '@fontsource-variable/dm-sans/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import './studio.css';

// The shop's own look, as a sheet: the policy of the page takes no style element.
const sheet = new CSSStyleSheet();
sheet.replaceSync(baseCss(':root', { scheme: 'visitor' }));
document.adoptedStyleSheets.push(sheet);

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <StudioApp />
    </StrictMode>,
  );
