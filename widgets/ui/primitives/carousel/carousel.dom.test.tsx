import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { Carousel } from './carousel.tsx';
import { CAROUSEL_SLIDE_MS, slideTo } from './slide-to.ts';

/** Twelve items of 100px in a carousel of 300px. */
function Offers({ onIndex, step }: { onIndex?: (index: number) => void; step?: number }) {
  const items = Array.from({ length: 12 }, (_, at) => (
    <div key={at} ref={(box) => box?.style.setProperty('width', '100px')}>
      Offer {at + 1}
    </div>
  ));
  return (
    <div ref={(box) => box?.style.setProperty('width', '300px')}>
      <Carousel
        label="Other offers"
        items={items}
        previousLabel="Previous"
        nextLabel="Next"
        {...(onIndex && { onIndex })}
        {...(step !== undefined && { step })}
      />
    </div>
  );
}

it('an arrow goes on by four items [CARD-20]', async () => {
  const seen: number[] = [];
  const view = await render(<Offers onIndex={(index) => seen.push(index)} />);
  await userEvent.click(view.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(seen.at(-1)).toBe(4));
});

it('a slide lasts 300 ms [CARD-19]', () => {
  expect(CAROUSEL_SLIDE_MS).toBe(300);
});

it('a slide is under way until 300 ms have passed, and has come to rest then [CARD-19]', async () => {
  const strip = document.body.appendChild(document.createElement('div'));
  strip.style.cssText = 'width: 100px; overflow: hidden; white-space: nowrap';
  strip.innerText = 'wide '.repeat(200);
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  try {
    slideTo(strip, 200);
    vi.advanceTimersByTime(150);
    expect(strip.scrollLeft).toBeGreaterThan(0);
    expect(strip.scrollLeft).toBeLessThan(200);
    vi.advanceTimersByTime(130);
    expect(vi.getTimerCount(), 'another picture is to come').toBe(1);
    vi.advanceTimersByTime(40);
    expect(strip.scrollLeft).toBe(200);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
    strip.remove();
  }
});

it('the arrow keys go on by one item and Home comes back', async () => {
  const seen: number[] = [];
  const view = await render(<Offers onIndex={(index) => seen.push(index)} />);
  view.getByRole('list', { name: 'Other offers' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(seen.at(-1)).toBe(1));
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(seen.at(-1)).toBe(0));
});

it('an arrow with nowhere to go is not offered', async () => {
  const view = await render(<Offers step={20} />);
  expect(view.queryByRole('button', { name: 'Previous' })).toBeNull();
  await userEvent.click(view.getByRole('button', { name: 'Next' }));
  await view.findByRole('button', { name: 'Previous' });
});

it('offers no arrow where all items are in view', async () => {
  const view = await render(
    <Carousel
      label="Offers"
      items={[<p key="1">One</p>, <p key="2">Two</p>]}
      previousLabel="Previous"
      nextLabel="Next"
    />,
  );
  expect(view.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('offers no arrow once there is room for all items', async () => {
  const view = await render(<Offers step={3} />);
  await view.findByRole('button', { name: 'Next' });
  const room = view.getByRole('list', { name: 'Other offers' }).closest<HTMLElement>('[style]')!;
  room.style.width = '4000px';
  await waitFor(() => expect(view.queryByRole('button', { name: 'Next' })).toBeNull());
});

it('has no accessibility finding', async () => {
  const view = await render(<Offers />);
  const { violations } = await axe.run(view.container);
  expect(violations).toEqual([]);
});
