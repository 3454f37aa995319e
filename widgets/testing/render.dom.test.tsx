import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { hydrate, render, runtime } from './render.tsx';

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <button type="button" data-ready={ready} onClick={() => setCount(count + 1)}>
      {`${runtime} ${count}`}
    </button>
  );
}

function Plain({ text }: { text: string }) {
  return <p>{text}</p>;
}

it('a rendered component has run its effects and answers a real click', async () => {
  const view = await render(<Counter start={1} />);
  expect(view.getByRole('button').dataset['ready']).toBe('true');
  await view.user.click(view.getByRole('button'));
  await view.findByText(`${runtime} 2`);
});

it('hydrating the same content changes nothing, and other content is noticed', async () => {
  const same = await hydrate(renderToString(<Plain text="room" />), <Plain text="room" />);
  expect(same.mutations).toHaveLength(0);
  expect(same.complaints).toHaveLength(0);
  const other = await hydrate('<p>suite</p>', <Plain text="room" />);
  expect(other.mutations.length + other.complaints.length).toBeGreaterThan(0);
});
