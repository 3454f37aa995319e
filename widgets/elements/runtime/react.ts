import { createElement as create } from 'preact';
import type { ComponentChild, ComponentType, FunctionComponent, RefObject, VNode } from 'preact';

/*
 * What the sources take from React, on Preact: the builds and tests of that runtime read this file where the source
 * says 'react'. A name that is missing here fails the build; add it, or do without. `preact/compat` knows all of
 * React and weighs a kilobyte more.
 */
export { Fragment } from 'preact';
export { Component } from './component.ts';
export {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from './hooks.ts';

type Props = Record<string, unknown>;

/** Preact hands a ref over as a prop. */
export const forwardRef =
  <P extends object, T>(
    render: (props: P, ref: RefObject<T> | null) => ReturnType<FunctionComponent>,
  ): FunctionComponent<P & { ref?: RefObject<T> }> =>
  ({ ref = null, ...props }) =>
    render(props as unknown as P, ref);

const rename = (props: Props, from: string, to: string): void => {
  if (props[from]) {
    props[to] = props[from];
    props[from] = undefined;
  }
};

/** What `styled` makes: a tag and a class. */
interface Styled {
  target: Type;
  dress(props: Props): Props;
}

type Type = string | ComponentType | (ComponentType & Styled);

/**
 * An element with React's handlers in the browser's names: focus and blur bubble, and a text field changes with each
 * letter. Here and not in Preact's `options`: nothing happens on import, so that a bundler may not leave it out. A
 * styled component is replaced by its tag at once: a grid of cards has hundreds, and each would be a component more.
 */
export const createElement = (
  given: Type,
  givenProps?: Props | null,
  ...children: ComponentChild[]
): VNode => {
  let type = given;
  let props = { ...givenProps };
  while ((type as Styled).dress) {
    props = (type as Styled).dress(props);
    type = (type as Styled).target;
  }
  if (typeof type === 'string') {
    rename(props, 'onFocus', 'onfocusin');
    rename(props, 'onBlur', 'onfocusout');
    if (/^(input|textarea)$/.test(type) && !/^(che|rad|fil)/.test(String(props['type'])))
      rename(props, 'onChange', 'onInput');
  }
  if (children.length > 0) props['children'] = children;
  return create(type as string, props);
};
