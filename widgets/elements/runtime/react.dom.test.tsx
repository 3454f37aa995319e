import {
  Component,
  createContext,
  createElement,
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ReactNode } from 'react';
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
