import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { collectCss, css, keyframes, styled } from './styled.ts';

/** The rules without their spaces: formatting may write templates over several lines. */
const rules = (): string[] =>
  collectCss().map((rule) => rule.replace(/\s+(?=[:{};&.]|[\w-]+:)|(?<=[:{};])\s+/g, ''));
const classOf = (component: unknown): string => String(component).slice(1);

it('a style becomes one rule, and its class is the same wherever the same text is written', () => {
  const One = styled('p')`
    color: red;
  `;
  const Same = styled('p')`
    color: red;
  `;
  const Other = styled('p')`
    color: blue;
  `;
  expect(classOf(One)).toBe(classOf(Same));
  expect(classOf(One)).not.toBe(classOf(Other));
  expect(rules().filter((rule) => rule === `.${classOf(One)}{color:red;}`)).toHaveLength(1);
});

it('an animation, a fragment and another component can be named inside a rule', () => {
  const turn = keyframes`to{rotate:1turn;}`;
  const still = css`
    animation: none;
  `;
  const Dot = styled('i')`
    width: 4px;
  `;
  const Row = styled('p')`
    animation: ${turn} 1s;
    ${Dot} {
      height: 4px;
    }
    &[hidden] {
      ${still}
    }
  `;
  expect(rules()).toContain(`@keyframes ${turn}{to{rotate:1turn;}}`);
  expect(rules()).toContain(
    `.${classOf(Row)}{animation:${turn} 1s;.${classOf(Dot)}{height:4px;}&[hidden]{animation:none;}}`,
  );
});

it('a component styled anew keeps its first class, its fixed attributes and the class it is given', () => {
  const Base = styled('button').attrs({ type: 'button', className: 'fixed' })`
    top: 1px;
  `;
  const Wide = styled(Base)`
    width: 99px;
  `;
  const html = renderToString(createElement(Wide, { className: 'mine', title: 'Go' }));
  expect(html).toBe(
    `<button type="button" class="${classOf(Base)} fixed ${classOf(Wide)} mine" title="Go"></button>`,
  );
});

it('the rule of a component styled anew comes after the first one, so that it wins', () => {
  const Base = styled('b')`
    margin: 1px;
  `;
  const Later = styled(Base)`
    margin: 2px;
  `;
  const at = (component: unknown) =>
    collectCss().findIndex((rule) => rule.startsWith(`${String(component)}{`));
  expect(at(Later)).toBeGreaterThan(at(Base));
});

it('a component that is given the class of a linked rule bears it, and writes no rule', () => {
  const before = rules();
  const Linked = styled('p').attrs({ lang: 'fr' })('slinked');
  expect(renderToString(createElement(Linked, { className: 'mine' }))).toBe(
    '<p lang="fr" class="slinked mine"></p>',
  );
  expect(classOf(Linked)).toBe('slinked');
  expect(rules()).toEqual(before);
});
