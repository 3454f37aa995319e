import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from '@staykit/testing/render.tsx';
import {
  checkThresholds,
  startStickyObserver,
  STICKY_THRESHOLDS,
  STUCK,
  observeSticky,
} from './sticky-observer.ts';

let end: () => void = () => {};
beforeEach(() => {
  document.body.innerHTML = `<style>html{scroll-behavior:auto}body{margin:0}main{height:4000px}
    header,nav{position:sticky;top:0;height:70px;background:#fff}nav{margin-top:300px}</style>
    <div data-sticky-place style="position:absolute;height:70px;width:1px"></div><header>Shop</header>
    <nav><ul><li><a href="#a" data-part="a">A</a></li></ul></nav><main></main>`;
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  scrollTo(0, 0);
});
const part = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const stuck = (selector: string) => part(selector).classList.contains(STUCK);

describe('what is held in place', () => {
  it('looks stuck below its threshold and until all of it is in view again [HEADER-09]', () => {
    let tell: (ratio: number) => void = () => {};
    let asked: IntersectionObserverInit | undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(heard: (entries: object[]) => void, settings: IntersectionObserverInit) {
          tell = (intersectionRatio) => heard([{ intersectionRatio }]);
          asked = settings;
        }
        observe() {}
        disconnect() {}
      },
    );
    end = observeSticky(part('header'), 0.5);
    expect(asked?.threshold).toEqual([0.5, 1]);
    for (const [ratio, expected] of [
      [1, false],
      [0.6, false],
      [0.49, true],
      [0.7, true],
      [1, false],
      [0, true],
    ] as const) {
      tell(ratio);
      expect(stuck('header'), `${ratio}`).toBe(expected);
    }
  });

  it('is told by scrolling, each for itself, and back at the top by nothing [HEADER-09]', async () => {
    end = startStickyObserver();
    scrollTo(0, 40);
    await waitFor(() => expect(stuck('header')).toBe(true));
    expect(stuck('nav')).toBe(false);
    scrollTo(0, 600);
    await waitFor(() => expect(stuck('nav')).toBe(true));
    scrollTo(0, 0);
    await waitFor(() => expect([stuck('header'), stuck('nav')]).toEqual([false, false]));
  });

  it('is not what scrolls with the page: a header that is not held has no such look', async () => {
    part('header').classList.add(STUCK);
    part('header').style.position = 'static';
    end = startStickyObserver();
    expect(stuck('header')).toBe(false);
  });
});

it('a threshold lies between 0.1 and 0.88, and any other is refused by its name [HEADER-09]', () => {
  expect(() => checkThresholds(STICKY_THRESHOLDS)).not.toThrow();
  for (const good of [0.1, 0.5, 0.88]) expect(() => checkThresholds({ header: good })).not.toThrow();
  for (const wrong of [0.95, 0.09, 0, 1, Number.NaN])
    expect(() => startStickyObserver({ header: wrong }), `${wrong}`).toThrow(
      /STICKY_THRESHOLDS\["header"\].*0\.1 to 0\.88/,
    );
});
