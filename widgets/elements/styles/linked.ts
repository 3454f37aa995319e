import { createElement } from 'react';
import type { ElementType } from 'react';

type Props = Readonly<Record<string, unknown>> & { className?: string };

/**
 * A styled component whose rule is in a style file of the page: what `styled` makes, by the name of its class. The
 * host's build writes it in the place of the rule (`build/linked-styles.ts`); apart from `styled.ts`, so that elements
 * carry nothing of it.
 */
export const linked = (name: string, target: ElementType, fixed: Props = {}): ElementType => {
  const Linked = (props: Props) =>
    createElement(target, {
      ...fixed,
      ...props,
      className: [name, fixed.className, props.className].filter(Boolean).join(' '),
    });
  return Object.assign(Linked, { toString: () => `.${name}` }) as ElementType;
};
