import { StaykitProvider } from '@staykit/widgets';
import grid from '@staykit/widgets/messages/results-grid/nl_BE.json';
import box from '@staykit/widgets/messages/search-box/nl_BE.json';
import type { ReactNode } from 'react';
import { api } from './shop';

export const metadata = { title: 'Weekends', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nl-BE">
      <body>
        <StaykitProvider api={api} locale="nl_BE" partner={1042} messages={[box, grid]}>
          {children}
        </StaykitProvider>
      </body>
    </html>
  );
}
