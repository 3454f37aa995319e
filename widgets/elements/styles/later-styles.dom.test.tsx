import { afterEach, expect, it, vi } from 'vitest';
import { adoptLaterStyles, styled } from './styled.ts';

/** A sheet that the page links: it has the rule of `red`, and one of another selector. */
function linkSheet(css: string): void {
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
}

const shown = (component: unknown) => {
  const element = document.createElement('p');
  element.className = String(component).slice(1);
  document.body.append(element);
  return getComputedStyle(element);
};

afterEach(() => {
  document.head.querySelectorAll('style').forEach((one) => one.remove());
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('a rule that came before anybody asked for later styles is written, if no file of the page has it', () => {
  const early = styled('p')`
    order: 1;
    position: absolute;
  `;
  adoptLaterStyles(document);
  expect(shown(early).position).toBe('absolute');
});

it('a rule that was waiting to be written is not lost when another part asks for later styles', () => {
  adoptLaterStyles(document);
  const late = styled('p')`
    order: 2;
    position: fixed;
  `;
  adoptLaterStyles(document);
  expect(shown(late).position).toBe('fixed');
});

it('a rule that a file of the page has is not written again, so that what the file says later still wins', () => {
  const linked = styled('p')`
    order: 3;
    position: absolute;
  `;
  linkSheet(`${String(linked)}{order:3;position:absolute;}.wins{position:sticky;}`);
  adoptLaterStyles(document);
  const style = shown(linked);
  document.body.querySelector('p')?.classList.add('wins');
  expect(style.position).toBe('sticky');
});

it('a sheet of another origin, which nobody may read, is passed over', () => {
  const early = styled('p')`
    order: 4;
    position: absolute;
  `;
  const foreign = {
    get cssRules(): CSSRuleList {
      throw new DOMException('not yours', 'SecurityError');
    },
  } as CSSStyleSheet;
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue({
    length: 1,
    0: foreign,
    item: () => foreign,
    [Symbol.iterator]: () => [foreign].values(),
  });
  adoptLaterStyles(document);
  expect(shown(early).position).toBe('absolute');
});
