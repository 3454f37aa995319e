import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { act, render, waitFor } from '@staykit/testing/render.tsx';
import { Drawer } from '../drawer/drawer.tsx';
import { Dialog } from './dialog.tsx';
import type { CloseReason } from './use-modal.ts';

function Page({ onClose = () => {} }: { onClose?: (reason: CloseReason) => void }) {
  const [open, setOpen] = useState(false);
  const close = (reason: CloseReason) => {
    onClose(reason);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Dialog open={open} onClose={close} title="All filters" closeLabel="Close" footer={<p>12 offers</p>}>
        <input aria-label="Town" />
      </Dialog>
    </>
  );
}

it('a visitor opens a dialog by keyboard, leaves it with Escape and stands where they were', async () => {
  const reasons: CloseReason[] = [];
  const view = await render(<Page onClose={(reason) => reasons.push(reason)} />);
  const button = view.getByRole('button', { name: 'Filters' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await view.findByRole('dialog', { name: 'All filters' });
  expect(dialog.matches(':modal')).toBe(true);
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(reasons).toEqual(['escape']);
  expect(document.activeElement).toBe(button);
});

it('the page behind a dialog does not scroll, and gets its own style back afterwards', async () => {
  document.documentElement.style.overflow = 'clip';
  const view = await render(<Page />);
  await userEvent.click(view.getByRole('button', { name: 'Filters' }));
  await view.findByRole('dialog');
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(view.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.documentElement.style.overflow).toBe('clip'));
  document.documentElement.style.overflow = '';
});

it('a page without a style of its own has none after a dialog', async () => {
  document.documentElement.removeAttribute('style');
  const view = await render(<Page />);
  await userEvent.click(view.getByRole('button', { name: 'Filters' }));
  await view.findByRole('dialog');
  expect(document.documentElement.style.overflow).toBe('hidden');
  await userEvent.click(view.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('style'));
});

it('a press on the veil leaves, a press that only ends there does not', async () => {
  const reasons: CloseReason[] = [];
  const view = await render(<Page onClose={(reason) => reasons.push(reason)} />);
  await userEvent.click(view.getByRole('button', { name: 'Filters' }));
  const dialog = await view.findByRole('dialog');
  const press = (type: string, target: Element) =>
    act(() => {
      target.dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true }));
    });
  await press('mousedown', view.getByLabelText('Town'));
  await press('click', dialog);
  expect(reasons).toEqual([]);
  await press('mousedown', dialog);
  await press('click', dialog);
  expect(reasons).toEqual(['outside']);
});

it('a dialog works the same inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  const view = await render(<Page />, { container });
  const button = view.getByRole('button', { name: 'Filters' });
  await act(() => {
    button.focus();
    button.click();
  });
  const dialog = await view.findByRole('dialog');
  expect(dialog.contains(host.shadowRoot?.activeElement ?? null)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(host.shadowRoot?.activeElement).toBe(button);
  host.remove();
});

it.each(['left', 'right', 'bottom'] as const)(
  'a drawer stands at the %s edge of the screen',
  async (side) => {
    const view = await render(
      <Drawer side={side} open onClose={() => {}} title="Sort" closeLabel="Close">
        <p>Choose</p>
      </Drawer>,
    );
    const box = view.getByRole('dialog', { name: 'Sort' }).getBoundingClientRect();
    const edge = { left: box.left, right: innerWidth - box.right, bottom: innerHeight - box.bottom }[side];
    expect(Math.abs(edge)).toBeLessThan(1);
  },
);

it('an open dialog has no accessibility finding', async () => {
  const view = await render(
    <Dialog open onClose={() => {}} title="Filters" closeLabel="Close">
      <p>Stars</p>
    </Dialog>,
  );
  const { violations } = await axe.run(view.getByRole('dialog'));
  expect(violations).toEqual([]);
});
