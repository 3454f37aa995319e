import {
  Component,
  createContext,
  createElement,
  forwardRef,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { act, render } from '../../testing/render.tsx';

/* What components rely on, whichever runtime stands behind 'react'. */

it('focus and blur are heard around the field that has them', async () => {
  const heard = vi.fn();
  const view = await render(
    <div onFocus={() => heard('in')} onBlur={() => heard('out')}>
      <button type="button">Inside</button>
    </div>,
  );
  await act(() => view.getByRole('button').focus());
  await act(() => view.getByRole('button').blur());
  expect(heard.mock.calls).toEqual([['in'], ['out']]);
});

it('a text field changes with each letter, a checkbox with each press', async () => {
  const texts: string[] = [];
  const ticks: boolean[] = [];
  function Form() {
    const [text, setText] = useState('');
    const [tick, setTick] = useState(false);
    return (
      <form>
        <label htmlFor="name">Name</label>
        <input
          id="name"
          className="field"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            texts.push(value);
            setText(value);
          }}
        />
        <textarea aria-label="Wish" onChange={({ currentTarget: { value } }) => texts.push(value)} />
        <input
          type="checkbox"
          checked={tick}
          onChange={({ currentTarget: { checked } }) => {
            ticks.push(checked);
            setTick(checked);
          }}
        />
      </form>
    );
  }
  const view = await render(<Form />);
  const name = view.getByLabelText<HTMLInputElement>('Name');
  expect(name.className).toBe('field');
  await view.user.type(name, 'ab');
  await view.user.type(view.getByLabelText('Wish'), 'c');
  await view.user.click(view.getByRole('checkbox'));
  await view.user.click(view.getByRole('checkbox'));
  expect(texts).toEqual(['a', 'ab', 'c']);
  expect(ticks).toEqual([true, false]);
});

it('a ref goes through a component to its element, and a key tells the elements of a list apart', async () => {
  const Field = forwardRef<HTMLInputElement, { label: string }>(function Field({ label }, ref) {
    return <input aria-label={label} ref={ref} />;
  });
  function Page({ order }: { order: readonly string[] }) {
    const first = useRef<HTMLInputElement>(null);
    return (
      <>
        {order.map((label, at) => (
          <Field key={label} label={label} {...(at === 0 && { ref: first })} />
        ))}
        {createElement('button', { type: 'button', onClick: () => first.current?.focus() }, 'To the first')}
      </>
    );
  }
  const view = await render(<Page order={['a', 'b']} />);
  const b = view.getByLabelText('b');
  await view.rerender(<Page order={['b', 'a']} />);
  expect(view.getByLabelText('b')).toBe(b);
  await view.user.click(view.getByRole('button'));
  expect(document.activeElement).toBe(b);
});

it('effects run once for the same dependencies, after their clean-up, and end with the component', async () => {
  const told: string[] = [];
  function Part({ name }: { name: string }) {
    useEffect(() => {
      told.push(`late ${name}`);
      return () => void told.push(`end of late ${name}`);
    }, [name]);
    useLayoutEffect(() => {
      told.push(`layout ${name}`);
      return () => void told.push(`end of layout ${name}`);
    }, [name]);
    return <p>{name}</p>;
  }
  const view = await render(<Part name="a" />);
  expect(told.splice(0)).toEqual(['layout a', 'late a']);
  await view.rerender(<Part name="a" />);
  expect(told).toEqual([]);
  await view.rerender(<Part name="b" />);
  expect(told.splice(0)).toEqual(['end of layout a', 'layout b', 'end of late a', 'late b']);
  await view.unmount();
  expect(told.toSorted()).toEqual(['end of late b', 'end of layout b'].toSorted());
});

it('a state that is set while rendering or in an effect is shown, and the same value renders nothing', async () => {
  let renders = 0;
  let add: () => void = () => undefined;
  function Sum({ start }: { start: number }) {
    const [from, setFrom] = useState(start);
    const [sum, setSum] = useState(() => start);
    if (from !== start) {
      setFrom(start);
      setSum(start);
    }
    const [seen, setSeen] = useState(-1);
    useLayoutEffect(() => setSeen(sum), [sum]);
    add = useCallback(() => {
      setSum((last) => last + 1);
      setSum((last) => last + 1);
    }, []);
    const double = useMemo(() => sum * 2, [sum]);
    renders += 1;
    return <output>{[sum, double, seen].join()}</output>;
  }
  const view = await render(<Sum start={1} />);
  const shown = () => view.getByRole('status').textContent;
  expect(shown()).toBe('1,2,1');
  await act(() => add());
  expect(shown()).toBe('3,6,3');
  await view.rerender(<Sum start={5} />);
  expect(shown()).toBe('5,10,5');
  const before = renders;
  await view.rerender(<Sum start={5} />);
  expect(renders).toBe(before + 1);
});

it('what a context holds reaches all that read it, and only those', async () => {
  const Place = createContext('nowhere');
  let others = 0;
  const Reader = () => <b>{useContext(Place)}</b>;
  const Other = () => <i>{(others += 1)}</i>;
  const inner = (
    <p>
      <Reader />
      <Other />
    </p>
  );
  const view = await render(<Place.Provider value="Lyon">{inner}</Place.Provider>);
  await view.rerender(<Place.Provider value="Gent">{inner}</Place.Provider>);
  expect(view.container.textContent).toBe('Gent1');
  await view.rerender(<Reader />);
  expect(view.container.textContent).toBe('nowhere');
});

it('a component that catches shows something else where a part of it fails', async () => {
  const told: string[] = [];
  class Edge extends Component<{ children: ReactNode }, { failed: boolean }> {
    override readonly state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    override componentDidCatch(error: Error) {
      told.push(error.message);
    }
    override render() {
      return this.state.failed ? <p>Something else</p> : this.props.children;
    }
  }
  function Part({ fails }: { fails: boolean }) {
    if (fails) throw new Error('of its own');
    return <b>Fine</b>;
  }
  const page = (fails: boolean) => (
    <Edge>
      <Part fails={fails} />
    </Edge>
  );
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const view = await render(page(false));
  expect(view.container.textContent).toBe('Fine');
  await view.rerender(page(true));
  expect(view.container.textContent).toBe('Something else');
  expect(told).toEqual(['of its own']);
  complain.mockRestore();
});

/** A part of a list: some text and maybe more of it, or nothing, in one element or in none. */
interface Item {
  key: number;
  shape: 'element' | 'texts' | 'nothing' | 'nested';
}

it('whatever order the parts of a list take, they stand in it, and each is still the same', async () => {
  const Part = ({ shape, name }: { shape: Item['shape']; name: string }): ReactNode => {
    if (shape === 'element') return <b>{name}</b>;
    if (shape === 'nothing') return null;
    if (shape === 'texts') return [name, <i key="i">{name}</i>];
    return (
      <>
        <Part shape="element" name={name} />
        {name.length > 2 && <Part shape="texts" name={name} />}
      </>
    );
  };
  const kept = new Map<number, ReactNode>();
  let grow: (by: number) => void = () => undefined;
  function Row({ items }: { items: readonly Item[] }) {
    const [more, setMore] = useState(0);
    grow = setMore;
    return (
      <p>
        {more > 1 && <u>first</u>}
        {items.map(({ key, shape }) => (
          <Fragment key={key}>
            <Part shape={shape} name={`${key}`.repeat(1 + (more % 3))} />
            {/* The same part again, which is not rendered anew. */}
            {kept.get(key) ?? kept.set(key, <Part shape="nested" name={`k${key}`} />).get(key)}
          </Fragment>
        ))}
        <u>last</u>
      </p>
    );
  }
  const items = fc.uniqueArray(
    fc.record({ key: fc.nat(9), shape: fc.constantFrom('element', 'texts', 'nothing', 'nested') }),
    { selector: ({ key }) => key, maxLength: 9 },
  );
  const told = (list: readonly Item[], more: number): string => {
    const texts = list.map(({ key, shape }) => {
      const name = `${key}`.repeat(1 + (more % 3));
      const times = { nothing: 0, element: 1, texts: 2, nested: name.length > 2 ? 3 : 1 }[shape];
      return name.repeat(times) + `k${key}`;
    });
    return `${more > 1 ? 'first' : ''}${texts.join('')}last`;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(items, fc.nat(3)), { maxLength: 6 }), async (steps) => {
      const view = await render(<Row items={[]} />);
      let before = new Map<number, Node>();
      for (const [list, more] of steps) {
        await view.rerender(<Row items={list} />);
        await act(() => grow(more));
        expect(view.container.textContent).toBe(told(list, more));
        const found = new Map(
          list.map(({ key }) => [
            key,
            Array.from(view.container.querySelectorAll('b')).find((one) => one.textContent === `k${key}`)!,
          ]),
        );
        for (const [key, node] of found) if (before.has(key)) expect(node).toBe(before.get(key));
        before = found;
      }
      await view.unmount();
    }),
    { numRuns: 60 },
  );
});
