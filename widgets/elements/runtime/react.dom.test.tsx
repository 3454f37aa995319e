import { createElement, forwardRef, useRef, useState } from 'react';
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
