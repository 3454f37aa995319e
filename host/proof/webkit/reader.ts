import { error, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Milliseconds until something must be there. */
const PATIENCE = 60_000;

/** In the page: what is shown, fits a selector and has a name that begins so; in the shadow root of `tag` where there is one. */
const LOOK = `const [tag, selector, name, read] = arguments;
const root = tag === '' ? document : document.querySelector(tag)?.shadowRoot;
const nameOf = (element) => element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
const found = [...(root?.querySelectorAll(selector) ?? [])].filter(
  (element) => element.checkVisibility() && !element.disabled && nameOf(element).trim().startsWith(name),
);
return read ? found.map((element) => read === 'text' ? element.innerText : element.getAttribute(read)) : found;`;

/**
 * In the page: brings an element to the middle of the window, and gives its middle back where nothing covers it. The
 * driver's own click takes the host of a shadow root for a cover.
 */
const MIDDLE = `const [element] = arguments;
element.scrollIntoView({ block: 'center', behavior: 'instant' });
const { x, y, width, height } = element.getBoundingClientRect();
const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
const top = element.getRootNode().elementFromPoint(middle.x, middle.y);
return element.contains(top) ? middle : null;`;

/** A reader at a page in WebKit. */
export interface Reader {
  /** All that is shown of a selector, with a name that begins so. */
  all: (selector: string, name?: string) => Promise<WebElement[]>;
  /** What they say: their text, or an attribute of theirs. */
  told: (selector: string, read?: string) => Promise<string[]>;
  /** Waits until there is one. */
  shows: (selector: string, name?: string) => Promise<void>;
  /** Presses it with the mouse. */
  press: (selector: string, name?: string) => Promise<void>;
  /** Presses it and types. */
  type: (text: string, selector: string, name?: string) => Promise<void>;
  /** Chooses from a list by its keys. */
  choose: (text: string, selector: string) => Promise<void>;
  /** Waits until something holds; \`sentence\` says what did not. */
  until: (sentence: string, holds: () => Promise<boolean>) => Promise<void>;
}

/** A reader of one element of a page, by its tag; without a tag of the whole page. */
export function readerOf(driver: WebDriver, tag = ''): Reader {
  const all = (selector: string, name = ''): Promise<WebElement[]> =>
    driver.executeScript<WebElement[]>(LOOK, tag, selector, name);
  const told = (selector: string, read = 'text'): Promise<string[]> =>
    driver.executeScript<string[]>(LOOK, tag, selector, '', read);
  const until = async (sentence: string, holds: () => Promise<boolean>): Promise<void> => {
    // What was drawn anew meanwhile is looked at again.
    const look = () =>
      holds().catch((thrown: unknown) => {
        if (thrown instanceof error.StaleElementReferenceError) return false;
        throw thrown;
      });
    await driver.wait(look, PATIENCE, `${tag || 'the page'}: ${sentence}`, 100);
  };
  const press = (selector: string, name = ''): Promise<void> => {
    let before = '';
    return until(`no ${selector} "${name}" that stays in its place, to press`, async () => {
      const [element] = await all(selector, name);
      if (!element) return false;
      const middle = await driver.executeScript<{ x: number; y: number } | null>(MIDDLE, element);
      const place = JSON.stringify([await element.getId(), middle]);
      const isStill = middle !== null && place === before;
      before = place;
      if (isStill)
        await driver
          .actions()
          .move({ ...middle, duration: 0 })
          .click()
          .perform();
      return isStill;
    });
  };
  return {
    all,
    told,
    until,
    press,
    shows: (selector, name = '') =>
      until(`no ${selector} "${name}"`, async () => (await all(selector, name)).length > 0),
    choose: (text, selector) =>
      until(`no ${selector} to choose "${text}" in`, async () => {
        const [list] = await all(selector);
        await list?.sendKeys(text);
        return list !== undefined;
      }),
    async type(text, selector, name) {
      await press(selector, name);
      await driver.actions().sendKeys(text).perform();
    },
  };
}
