import { createElement } from 'react';
import type { ElementType } from 'react';
import { withRef, type StyledProps } from './with-ref.ts';

/*
 * The style runtime of the elements, the npm package, the host pages and the minisites: the part of the styled-components API that
 * a static style sheet needs (docs/guides/styles.md lists it), under the same names, so that a build can swap one
 * for the other. The class of a rule is a hash of its text, so that server and browser agree whatever order their
 * modules load in. Rules go into one sheet that every shadow root adopts: a strict policy allows that.
 */

/** Takes a rule; or the class of one that a style file of the page has, which `build/linked-styles.ts` writes in its place. */
type Template = (rule: readonly string[] | string, ...values: readonly unknown[]) => ElementType;

const rules: string[] = [];
let sheet: CSSStyleSheet | undefined;
let written = 0;
/** What the style files of a document say already, by selector. */
let linkedRules: ReadonlySet<string> | undefined;

function write(): void {
  for (; written < rules.length; written++) {
    const rule = rules[written] ?? '';
    if (!linkedRules?.has(rule.split('{')[0] ?? '')) sheet?.insertRule(rule, sheet.cssRules.length);
  }
}

function define(name: string, rule: string): string {
  if (!rules.includes(rule)) {
    rules.push(rule);
    // A chunk that loads later brings its rules along: one write for all of them, before it renders.
    if (sheet && written === rules.length - 1) queueMicrotask(write);
  }
  return name;
}

function hash(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (sum * 33) ^ text.charCodeAt(at);
  return `s${(sum >>> 0).toString(36)}`;
}

/** A fragment of rules, to be put into others. */
export const css = (strings: readonly string[], ...values: readonly unknown[]): string =>
  strings.reduce((text, part, at) => text + String(values[at - 1]) + part);

/** An animation; put its name where `animation` wants one. */
export const keyframes: typeof css = (strings, ...values) => {
  const text = css(strings, ...values);
  const name = hash(text);
  return define(name, `@keyframes ${name}{${text}}`);
};

/** A rule with a selector of its own, for the box around all widgets. */
export const rule = (text: string): string => define('', text);

/** Writes a rule of its own class. */
function ruled(text: string): string {
  const name = hash(text);
  return define(name, `.${name}{${text}}`);
}

const make = (
  target: ElementType,
  fixed: StyledProps = {},
): Template & { attrs: (more: StyledProps) => Template } =>
  Object.assign(
    (rule: readonly string[] | string, ...values: readonly unknown[]) => {
      const name = typeof rule === 'string' ? rule : ruled(css(rule, ...values));
      const Styled = withRef((props: StyledProps) =>
        createElement(target, {
          ...fixed,
          ...props,
          className: [name, fixed.className, props.className].filter(Boolean).join(' '),
        }),
      );
      return Object.assign(Styled, { toString: () => `.${name}` });
    },
    { attrs: (more: StyledProps) => make(target, { ...fixed, ...more }) },
  );

/** `styled.div`, `styled(Component)`, each with `.attrs({ … })`: a component with a class of its own. */
export const styled = new Proxy(make, {
  get: (_, tag: string) => make(tag as ElementType),
});

/** The sheet with the rules of all styled components, now and to come. */
export function styleSheet(): CSSStyleSheet {
  sheet ??= new CSSStyleSheet();
  write();
  return sheet;
}

/** Gives a shadow root (or a document) that sheet. */
export function adoptStyles(root: DocumentOrShadowRoot): void {
  const own = styleSheet();
  if (!root.adoptedStyleSheets.includes(own)) root.adoptedStyleSheets.push(own);
}

/**
 * Gives a document the rules that its style files do not have, now and to come. The files are asked themselves: which
 * chunk came before which call says nothing about what stands in them.
 */
export function adoptLaterStyles(root: Document): void {
  linkedRules = new Set([...root.styleSheets].flatMap(selectorsOf));
  adoptStyles(root);
}

/** Nothing for a sheet of another origin, which is not ours. */
function selectorsOf(file: CSSStyleSheet): string[] {
  try {
    return Array.from(file.cssRules, (rule) => (rule as CSSStyleRule).selectorText);
  } catch {
    return [];
  }
}

/** The rules of every styled component loaded so far, in the order of definition: for the files of a server. */
export function collectCss(): readonly string[] {
  return rules;
}
