import type { VNode } from 'preact';
import { jsx as make } from 'preact/jsx-runtime';

/*
 * What the compiler makes of `<tag …>` where pages are printed: the elements of `jsx-runtime.ts`, without what only a
 * browser needs of them. The compiler makes the props anew for each element, so that they need no copy, and no handler
 * is printed, so that none is renamed.
 */
export { Fragment } from 'preact';

type Props = Record<string, unknown>;

/** What `styled` makes: a tag, or another component with a style, and a class. */
interface Styled {
  target: Type;
  dress(props: Props): Props;
  /** What it comes to in the end. */
  look?: Look;
}

type Type = string | ((props: Props) => unknown) | Styled;

/** A tag, and what it always has. */
interface Look {
  tag: Type;
  className: string;
  /** Attributes that it has unless told otherwise. */
  fixed?: Props;
}

const isStyled = (type: Type): type is Styled => !!(type as Styled).dress;

function lookOf(styled: Styled): Look {
  let tag: Type = styled;
  let fixed: Props = {};
  while (isStyled(tag)) {
    fixed = tag.dress(fixed);
    tag = tag.target;
  }
  const { className, ...rest } = fixed;
  return {
    tag,
    className: String(className),
    ...(Object.keys(rest).length > 0 && { fixed: rest }),
  };
}

export const jsx = (given: Type, props: Props, key?: string): VNode => {
  if (!isStyled(given)) return make(given as string, props, key);
  const { tag, className, fixed } = (given.look ??= lookOf(given));
  const dressed = fixed ? { ...fixed, ...props } : props;
  const own = dressed['className'];
  dressed['className'] = own ? `${className} ${own as string}` : className;
  return make(tag as string, dressed, key);
};

export { jsx as jsxs, jsx as jsxDEV };
