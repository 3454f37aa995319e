import type { BrowserCommand } from 'vitest/node';
import type {} from '@vitest/browser-playwright';

/** Where the pictures of tests are: the network is asked for none of them. */
const PICTURES = 'https://pictures.example/**';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>';

/** Decides about the pictures that a test asks for: each comes at once, or none ever does. */
export const pictures: BrowserCommand<[becomes: 'here' | 'on their way']> = async ({ page }, becomes) => {
  await page.unroute(PICTURES);
  await page.route(PICTURES, async (route) => {
    if (becomes === 'here') await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    pictures: (becomes: 'here' | 'on their way') => Promise<void>;
  }
}
