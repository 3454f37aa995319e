import type { ComponentType, VNode } from 'preact';
import { createElement } from './react.ts';

export { Fragment } from 'preact';

/** What the compiler makes of `<tag …>`. */
export const jsx = (type: ComponentType | string, props: Record<string, unknown>, key?: string): VNode => {
  if (key !== undefined) props['key'] = key;
  return createElement(type, props);
};

export { jsx as jsxs, jsx as jsxDEV };
