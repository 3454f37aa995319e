import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BackOfficeApp } from './back-office-app.tsx';

// The policy of the page takes styles of this nonce alone. Browsers hide it from selectors, not from the property.
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce ?? '';
const cache = createCache({ key: 'staff', nonce, prepend: true });

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <BackOfficeApp />
      </CacheProvider>
    </StrictMode>,
  );
