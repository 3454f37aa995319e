import { expect, it } from 'vitest';
import { testContactForm } from '@staykit/testing/test-widgets/contact-form.tsx';
import { render, waitFor } from '@staykit/testing/render.tsx';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { LeaveMessage } from './leave-message.tsx';

const t = createTranslate('en', en);

it('a press opens the form in a dialog, and closing takes it away [CONTACT-05]', async () => {
  const view = await render(<LeaveMessage t={t} loadForm={async () => testContactForm()} />);
  expect(view.queryByRole('dialog')).toBeNull();
  const button = view.getByRole('button', { name: 'Leave us a message' });
  await view.user.click(button);
  const dialog = await view.findByRole('dialog', { name: 'Leave us a message' });
  expect(dialog.contains(view.getByRole('combobox', { name: 'What is it about?' }))).toBe(true);
  await view.user.click(view.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(view.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
});

it('a form that cannot be fetched is told, and the next press tries again', async () => {
  const told: unknown[] = [];
  let tries = 0;
  const loadForm = async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return testContactForm();
  };
  const view = await render(
    <LeaveMessage t={t} loadForm={loadForm} onFailed={(error) => told.push(error)} />,
  );
  const button = view.getByRole('button', { name: 'Leave us a message' });
  await view.user.click(button);
  await waitFor(() => expect(told).toHaveLength(1));
  await view.user.click(button);
  await view.findByRole('dialog');
});

it('the button waits until it can do something', async () => {
  const view = await render(<LeaveMessage t={t} />);
  expect((view.getByRole('button') as HTMLButtonElement).disabled).toBe(true);
});
