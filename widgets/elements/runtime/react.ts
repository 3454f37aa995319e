import { createElement as create } from 'preact';
import type { ComponentChild, ComponentType, FunctionComponent, RefObject, VNode } from 'preact';
import { HANDLERS } from './handlers.ts';

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
  useLayoutEffect as useInsertionEffect,
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

/** True in builds that give handlers the browser's names in the code itself (`build/short-properties.ts`). */
declare const __STAYKIT_HANDLERS_NAMED__: boolean;

const withHandlers = (props: Props): void => {
  for (const [from, to] of Object.entries(HANDLERS)) {
    if (props[from]) {
      props[to] = props[from];
      props[from] = undefined;
    }
  }
};

/** What `styled` makes: a tag and a class. */
interface Styled {
  target: Type;
  dress(props: Props): Props;
}

type Type = string | ComponentType | (ComponentType & Styled);

/**
 * An element with the browser's handlers. Here and not in Preact's `options`: nothing happens on import, so that a
 * bundler may not leave it out. A styled component is replaced by its tag at once: a grid of cards has hundreds, and
 * each would be a component more.
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
  if (typeof __STAYKIT_HANDLERS_NAMED__ === 'undefined' && typeof type === 'string') withHandlers(props);
  if (children.length > 0) props['children'] = children;
  return create(type as string, props);
};
