import { Component as PreactComponent, options } from 'preact';
import type { ComponentChildren } from 'preact';
import { LATER } from './later.ts';

/** What stands in the page, as Preact keeps it. */
interface Node {
  __?: Node | null;
  __c?: unknown;
}

const preact = options as { __e?: (error: unknown, node: Node) => void };

/** Gives an error to the nearest component above that catches one, which shows something else from then on. */
function tell(error: unknown, node: Node): void {
  if (error === LATER) return;
  for (let up = node.__; up; up = up.__) {
    const component = up.__c;
    if (component instanceof Component && component.catches(error)) return;
  }
  throw error;
}

/**
 * A component that catches the errors of others: all that a class of ours may be. Beside the rest of the runtime,
 * since no element has one.
 */
export abstract class Component<Props = object, State = object> extends PreactComponent<Props, State> {
  #failed = false;

  constructor(props: Props) {
    super(props);
    this.props = props as typeof this.props;
    preact.__e = tell;
  }

  abstract override render(): ComponentChildren;

  /** Whether the error was taken: not the second of one component, whose own stand-in fails. */
  catches(error: unknown): boolean {
    const { getDerivedStateFromError: stateOf } = this.constructor as {
      getDerivedStateFromError?: (error: unknown) => State;
    };
    if (!stateOf || this.#failed) return false;
    this.#failed = true;
    this.state = { ...this.state, ...stateOf(error) };
    this.componentDidCatch?.(error, {});
    this.setState({});
    return true;
  }
}
