import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { baseCss } from '@staykit/themes/to-css.ts';
import { StudioApp } from './studio-app.tsx';
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
