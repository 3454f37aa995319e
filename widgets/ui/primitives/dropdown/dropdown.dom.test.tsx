import axe from 'axe-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render, waitFor } from '@staykit/testing/render.tsx';
import type { CloseReason } from '../dialog/use-modal.ts';
import { PanelBody } from './dropdown.styles.ts';
import { Dropdown } from './dropdown.tsx';

function Travellers({ onClose = () => {} }: { onClose?: (reason: CloseReason) => void }) {
  const [open, setOpen] = useState(false);
  const close = (reason: CloseReason) => {
    onClose(reason);
    setOpen(false);
  };
  const trigger = (
    <button type="button" aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(!open)}>
      2 adults
    </button>
  );
  return (
    <>
      <Dropdown open={open} onClose={close} label="Travellers" trigger={trigger}>
        <PanelBody>
          <button type="button">One more</button>
        </PanelBody>
      </Dropdown>
      <button type="button">After</button>
    </>
  );
}

it('a panel opens below its trigger and takes the focus; Escape gives it back', async () => {
  const reasons: CloseReason[] = [];
  const view = await render(<Travellers onClose={(reason) => reasons.push(reason)} />);
  const trigger = view.getByRole('button', { name: '2 adults' });
  await userEvent.click(trigger);
  const panel = await view.findByRole('dialog', { name: 'Travellers' });
  expect(panel.matches(':popover-open')).toBe(true);
  expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(trigger.getBoundingClientRect().bottom);
  expect(panel.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(reasons).toEqual(['escape']);
  expect(document.activeElement).toBe(trigger);
});

it('a panel opens and follows the window in a browser that does not watch sizes', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  try {
    const view = await render(<Travellers />);
    await userEvent.click(view.getByRole('button', { name: '2 adults' }));
    const panel = await view.findByRole('dialog', { name: 'Travellers' });
    const left = panel.style.left;
    panel.style.left = '';
    window.dispatchEvent(new Event('resize'));
    expect(panel.style.left).toBe(left);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  } finally {
    vi.unstubAllGlobals();
  }
});

it('pressing the trigger again closes the panel, once', async () => {
  const reasons: CloseReason[] = [];
  const view = await render(<Travellers onClose={(reason) => reasons.push(reason)} />);
  await userEvent.click(view.getByRole('button', { name: '2 adults' }));
  await view.findByRole('dialog');
  await userEvent.click(view.getByRole('button', { name: '2 adults' }));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(reasons).toEqual([]);
});

it('a press elsewhere on the page closes the panel and leaves the focus there', async () => {
  const reasons: CloseReason[] = [];
  const view = await render(<Travellers onClose={(reason) => reasons.push(reason)} />);
  await userEvent.click(view.getByRole('button', { name: '2 adults' }));
  await view.findByRole('dialog');
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(reasons).toEqual(['outside']);
});

it('moving on with Tab closes the panel behind the visitor', async () => {
  const view = await render(<Travellers />);
  await userEvent.click(view.getByRole('button', { name: '2 adults' }));
  await view.findByRole('dialog');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(view.getByRole('button', { name: 'One more' }));
  await userEvent.keyboard('{Tab}');
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(view.getByRole('button', { name: 'After' }));
});

it('an ancestor that hides what overflows does not cut the panel off', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.cssText = 'overflow: hidden; height: 30px; width: 120px';
  const view = await render(<Travellers />, { container });
  await userEvent.click(view.getByRole('button', { name: '2 adults' }));
  const inside = await view.findByRole('button', { name: 'One more' });
  const { left, top, width, height } = inside.getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(inside);
});

it('an open panel has no accessibility finding', async () => {
  const view = await render(<Travellers />);
  await userEvent.click(view.getByRole('button', { name: '2 adults' }));
  await view.findByRole('dialog');
  const { violations } = await axe.run(view.container);
  expect(violations).toEqual([]);
});

it('a panel that is longer than the rest of the window is brought into it, with the place of the focus in sight', async () => {
  const above = document.body.appendChild(document.createElement('div'));
  above.style.height = `${innerHeight - 80}px`;
  const container = document.body.appendChild(document.createElement('div'));
  container.style.height = '1500px';
  try {
    const trigger = (
      <button type="button" aria-expanded aria-haspopup="dialog">
        Days
      </button>
    );
    const view = await render(
      <Dropdown open onClose={() => {}} label="Days" trigger={trigger}>
        <PanelBody>
          {Array.from({ length: 12 }, (_, week) => (
            <p key={week}>Week</p>
          ))}
          <button type="button" data-autofocus="">
            Today
          </button>
        </PanelBody>
      </Dropdown>,
      { container },
    );
    const day = view.getByRole('button', { name: 'Today' });
    expect(document.activeElement).toBe(day);
    await waitFor(() => {
      const { left, top, bottom } = day.getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(innerHeight);
      expect(document.elementFromPoint(left + 5, top + 5)).toBe(day);
    });
  } finally {
    scrollTo(0, 0);
    above.remove();
  }
});
