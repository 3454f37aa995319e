import { options } from 'preact';
import type { FunctionComponent, RefObject } from 'preact';

/*
 * What the sources take from React, on Preact: the builds and tests of that runtime read this file where the source
 * says 'react'. A name that is missing here fails the build; add it, or do without. `preact/compat` knows all of
 * React and weighs a kilobyte more.
 */
export { createContext, createElement, Fragment } from 'preact';
export { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

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

/** React's handlers in the browser's names: focus and blur bubble, and a text field changes with each letter. */
options.vnode = ({ type, props: given }) => {
  if (typeof type === 'string') {
    const props = given as Props;
    rename(props, 'onFocus', 'onfocusin');
    rename(props, 'onBlur', 'onfocusout');
    if (/^(input|textarea)$/.test(type) && !/^(che|rad|fil)/.test(String(props['type'])))
      rename(props, 'onChange', 'onInput');
  }
};
