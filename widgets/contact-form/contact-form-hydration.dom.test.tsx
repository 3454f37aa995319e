import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testContactForm } from '@staykit/testing/test-widgets/contact-form.tsx';
import { hydrate, render, runtime } from '@staykit/testing/render.tsx';

it('the form from the server comes alive without a change but the page to come back to', async () => {
  let ready = 0;
  const form = testContactForm({ onReady: () => (ready += 1) });
  const view = await hydrate(renderToString(form), form);
  const changes = view.mutations.filter(
    ({ type, target }) =>
      (runtime === 'preact' || type !== 'attributes') &&
      (target as Element).getAttribute('name') !== 'retURL',
  );
  expect(changes.map(({ type, target }) => `${type} ${(target as Element).outerHTML}`)).toEqual([]);
  expect([view.complaints, ready]).toEqual([[], 1]);
});

it('has no findings of accessibility in any state, and is filled in by keyboard alone', async () => {
  const view = await render(testContactForm());
  const check = async (state: string) => {
    const { violations } = await axe.run(view.container, { rules: { region: { enabled: false } } });
    expect(
      violations.map(({ id }) => id),
      state,
    ).toEqual([]);
  };
  await check('reason');
  await view.user.selectOptions(view.getByRole('combobox'), 'complaint');
  await check('open');
  view.getByRole('combobox').focus();
  for (const text of ['12345678', 'Zoë', 'zoe@ornage.fr']) {
    await view.user.tab();
    await view.user.keyboard(text);
  }
  // What is meant instead comes next, and Enter takes it.
  await view.user.tab();
  await view.user.keyboard('{Enter}');
  await view.user.tab();
  await view.user.keyboard('12{Enter}');
  await check('wrong');
  expect(document.activeElement).toBe(view.getByRole('textbox', { name: 'Phone' }));
  await view.user.keyboard('{Control>}a{/Control}0612345678{Enter}');
  await view.findByText(/^Thank you/);
  await check('thanks');
});
