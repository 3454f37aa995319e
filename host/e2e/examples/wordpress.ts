import type { Browser, Page } from 'playwright';
import { faultsOf } from './page-faults.ts';
import { EDITOR, startWordpress } from './wordpress-site.ts';

/** What the editor of WordPress has for its scripts, as far as it is used here. */
interface EditorWindow {
  wp: {
    blocks: { createBlock: (name: string, attributes: object) => object };
    data: {
      dispatch: (store: string) => {
        insertBlocks: (blocks: readonly object[]) => void;
        editPost: (edits: object) => void;
        savePost: () => Promise<void>;
      };
      select: (store: string) => { getPermalink: () => string };
    };
  };
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/wp-login.php`);
  await page.fill('#user_login', EDITOR.name);
  await page.fill('#user_pass', EDITOR.password);
  await page.click('#wp-submit');
  await page.waitForURL(/wp-admin/);
}

/** Writes an article with two blocks in the editor, and sets an attribute of one by hand. Returns its address. */
async function writeArticle(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/wp-admin/post-new.php`);
  await page.waitForFunction(() => 'wp' in window && document.querySelector('.block-editor-writing-flow'));
  await page.evaluate(() => {
    const { blocks, data } = (window as typeof window & EditorWindow).wp;
    data.dispatch('core/block-editor').insertBlocks([
      // What is typed stays an attribute.
      blocks.createBlock('staykit/widget', { widget: 'search-box', options: { title: '"><b id="hole">' } }),
      blocks.createBlock('staykit/widget', { widget: 'results-grid' }),
    ]);
  });
  await page.keyboard.press('Escape');
  await page.getByRole('document', { name: 'Block: Staykit' }).last().click();
  await page.getByLabel('Criteria, like stars=5,4').fill('stars=5');
  await page.getByLabel('Offers per page').fill('6');
  return page.evaluate(async () => {
    const { data } = (window as typeof window & EditorWindow).wp;
    data.dispatch('core/editor').editPost({ title: 'Une semaine de pluie', status: 'publish' });
    await data.dispatch('core/editor').savePost();
    return data.select('core/editor').getPermalink();
  });
}

/** What is wrong with the WordPress block: it is set up, written into an article and visited. */
export async function wordpressFaults(
  browser: Browser,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<string[]> {
  const site = await startWordpress(folder, settings);
  let address = '';
  try {
    // WordPress writes warnings of its own into the console of its editor.
    const written = await faultsOf(browser, async (page, expect) => {
      await signIn(page, site.url);
      address = await writeArticle(page, site.url);
      await page.goto(`${site.url}/wp-admin/options-general.php?page=staykit`);
      expect('origin of the shop', await page.locator('#staykit-api').inputValue(), settings['api']);
      await page.locator('#staykit-api').fill('javascript:alert(1)');
      await page.locator('#submit').click();
      await page.getByText('"javascript:alert(1)" is no https address.').waitFor();
      expect('origin kept', await page.locator('#staykit-api').inputValue(), settings['api']);
    });
    const visited = await faultsOf(browser, async (page, expect) => {
      await page.goto(address);
      await page.locator('stay-search-box:state(live)').waitFor();
      expect('holes', await page.locator('#hole').count(), 0);
      const grid = page.locator('stay-results-grid');
      await grid.getByRole('article').nth(5).waitFor();
      expect('offers', await grid.getByRole('article').count(), 6);
      expect('criteria', await grid.getAttribute('criteria'), 'stars=5');
      expect(
        'link of visitors without script',
        await page.locator('stay-results-grid > a').textContent(),
        settings['link'],
      );
      await page.goto(site.url);
      expect(
        'loaders on a page without an element',
        await page.locator('script[src$="/staykit.js"]').count(),
        0,
      );
    });
    return [...written.filter((fault) => !fault.startsWith('console: ')), ...visited];
  } finally {
    await site.stop();
  }
}
