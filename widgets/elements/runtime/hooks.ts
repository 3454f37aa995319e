import { options } from 'preact';
import type { ComponentChildren, FunctionComponent } from 'preact';

/*
 * The hooks that our sources call, on what Preact tells of a render: `preact/hooks` knows all of React's and weighs
 * twice as much. Preact's own short names stand here as its package prints them; its version is pinned.
 */

type Deps = readonly unknown[] | undefined;
type Effect = () => void | (() => void);
type Update<T> = (next: T | ((last: T) => T)) => void;

/** What one call of a hook keeps between the renders of its component. */
interface Slot<T = unknown> {
  value?: T;
  deps?: Deps;
  /** An effect that has yet to run. */
  effect?: Effect | undefined;
  cleanup?: ReturnType<Effect>;
}

/** A component as Preact keeps it. */
interface Component {
  setState(state: object): void;
  /** Called when the page holds what was rendered. */
  __h: (() => void)[];
  /** What it stands for. */
  __v: Node;
  /** Where it stands; nothing once it left the page. */
  __P?: object | null;
  slots?: Slot[];
  /** Effects that wait until the page was painted. */
  late?: Slot[];
}

interface Node {
  type?: unknown;
  /** The one around it. */
  __?: Node | null;
  __c?: Component | null;
}

/** A component that holds a value for those inside it. */
interface Provider<T> extends Component {
  value: T;
  readers?: Set<Component>;
}

/** What components read from above. */
interface Context<T> {
  initial: T;
  Provider: FunctionComponent<{ value: T; children?: ComponentChildren }>;
}

const preact = options as {
  __r?: (node: { __c: Component }) => void;
  diffed?: (node: Node) => void;
  unmount?: (node: Node) => void;
  /** Set while a server renders: no effect runs there. */
  __s?: boolean;
  requestAnimationFrame?: (call: () => void) => void;
};

/** The component that renders, and how many hooks it has called. */
let current: Component | undefined;
let calls = 0;

const unpainted: Component[] = [];
let scheduler: typeof preact.requestAnimationFrame;

function end(slot: Slot): void {
  const { cleanup } = slot;
  slot.cleanup = undefined;
  cleanup?.();
}

function begin(slot: Slot): void {
  const { effect } = slot;
  slot.effect = undefined;
  slot.cleanup = effect?.();
}

/** Runs the effects of a component that waited for the paint. */
function settle(component: Component): void {
  const late = component.late?.splice(0) ?? [];
  late.forEach(end);
  late.forEach(begin);
}

function settleAll(): void {
  try {
    for (let next = unpainted.shift(); next; next = unpainted.shift()) if (next.__P) settle(next);
  } finally {
    // An effect failed: the others get their turn.
    if (unpainted.length > 0) afterPaint(settleAll);
  }
}

/** After the next frame, and without one where the page is hidden. */
function afterPaint(call: () => void): void {
  const done = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    setTimeout(call);
  };
  const timer = setTimeout(done, 35);
  const frame = requestAnimationFrame(done);
}

preact.__r = ({ __c: component }) => {
  // Effects of the last render come before the next, unless it is the same render again: it set a state of its own.
  if (component !== current) settle(component);
  current = component;
  calls = 0;
};

preact.diffed = ({ __c: component }) => {
  current = undefined;
  if (!component?.late?.length) return;
  if (unpainted.push(component) > 1 && scheduler === preact.requestAnimationFrame) return;
  scheduler = preact.requestAnimationFrame;
  (scheduler ?? afterPaint)(settleAll);
};

preact.unmount = ({ __c: component }) => {
  component?.late?.splice(0);
  component?.slots?.forEach(end);
};

/** What this call kept, and the component that makes it. */
function keep<T>(): [Slot<T>, Component] {
  const component = current!;
  return [((component.slots ??= [])[calls++] ??= {}) as Slot<T>, component];
}

const differ = (before: Deps, now: Deps): boolean =>
  !before || !now || now.some((value, at) => !Object.is(value, before[at]));

export function useState<T>(initial: T | (() => T)): [T, Update<T>] {
  const [slot, component] = keep<[T, Update<T>]>();
  return (slot.value ??= [
    initial instanceof Function ? initial() : initial,
    (next) => {
      const [last, update] = slot.value!;
      const value = next instanceof Function ? next(last) : next;
      if (Object.is(value, last)) return;
      slot.value = [value, update];
      component.setState({});
    },
  ]);
}

export function useMemo<T>(make: () => T, deps?: Deps): T {
  const [slot] = keep<T>();
  if (differ(slot.deps, deps)) {
    slot.value = make();
    slot.deps = deps;
  }
  return slot.value!;
}

export const useRef = <T>(initial: T): { current: T } => useMemo(() => ({ current: initial }), []);

export const useCallback = <T>(call: T, deps: Deps): T => useMemo(() => call, deps);

export const createContext = <T>(initial: T): Context<T> => ({
  initial,
  Provider(this: Provider<T>, { value, children }: { value: T; children?: ComponentChildren }) {
    if (this.value !== value) this.readers?.forEach((reader) => reader.setState({}));
    this.value = value;
    return children;
  },
});

export function useContext<T>({ initial, Provider }: Context<T>): T {
  const [slot, component] = keep<Provider<T>>();
  for (let up: Node | null | undefined = component.__v; up && !slot.value; up = up.__) {
    if (up.type === Provider) {
      const provider = up.__c as Provider<T>;
      (provider.readers ??= new Set()).add(component);
      slot.value = provider;
      slot.cleanup = () => void provider.readers?.delete(component);
    }
  }
  return slot.value ? slot.value.value : initial;
}

function useEffectIn(queue: (component: Component, slot: Slot) => void, effect: Effect, deps: Deps): void {
  const [slot, component] = keep();
  if (preact.__s) return;
  const waits = slot.effect;
  if (!waits && !differ(slot.deps, deps)) return;
  slot.effect = effect;
  slot.deps = deps;
  if (!waits) queue(component, slot);
}

export const useEffect = (effect: Effect, deps?: Deps): void =>
  useEffectIn((component, slot) => (component.late ??= []).push(slot), effect, deps);

export const useLayoutEffect = (effect: Effect, deps?: Deps): void =>
  useEffectIn(
    (component, slot) =>
      component.__h.push(() => {
        end(slot);
        begin(slot);
      }),
    effect,
    deps,
  );
