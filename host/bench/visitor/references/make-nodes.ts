import type { Make } from './tree.ts';

/** Makes nodes of the document. */
export const makeNode: Make<Element> = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const name in attributes) element.setAttribute(name, attributes[name] ?? '');
  element.append(...children);
  return element;
};
