import axe from 'axe-core';
import { expect, it, vi } from 'vitest';
import type { BoughtGift, GiftSending } from '@staykit/client/gift/create-gift-sale-client.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import { render } from '@staykit/testing/render.tsx';
import { StayError, type ErrorCode } from '@staykit/values/errors/catalogue.ts';
import { GiftBought } from './gift-bought.tsx';
import type { BoughtTools } from './use-bought-gift.ts';

const PLANNED = goodAnswers().getBoughtGift as BoughtGift;
const refuse = (code: ErrorCode) => () => Promise.reject(new StayError(code, 'no'));

async function open(client: Partial<BoughtTools['client']> = {}) {
  const tools = {
    client: {
      boughtGift: async () => PLANNED,
      changeSending: vi.fn(async ({ send, sendOn }: GiftSending): Promise<BoughtGift> => {
        const sending = { ...PLANNED.sending!, ...(sendOn !== undefined && { sendOn }) };
        const state = { day: 'planned', now: 'sent', never: 'none' } as const;
        return { ...PLANNED, sending: { ...sending, state: state[send] } };
      }),
      makeOutInvoice: vi.fn(async () => undefined),
      ...client,
    },
    token: 'secret',
  };
  const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' } as const;
  const data = { redeemUrl: '/beneficiary/login', giftsUrl: '/boxes', today: '2030-05-15' };
  const view = await render(<GiftBought data={data} stay={stay} tools={tools} />);
  return { view, tools };
}

it('a buyer sees the card, the code, the voucher and when it is sent, and chooses another day', async () => {
  const { view, tools } = await open();
  const { user, findByRole, getByRole, getByText, getByLabelText, findByText } = view;
  await findByRole('heading', { level: 1, name: 'Your gift is ready' });
  expect(view.container.querySelector('[data-art]')?.getAttribute('data-art')).toBe('birthday');
  expect(getByText(PLANNED.code)).toBeTruthy();
  expect(getByRole('link', { name: /^Open the voucher/ }).getAttribute('href')).toBe(PLANNED.voucherUrl);
  expect(getByText(/We will send it to Ben .* 24 décembre 2030 at 9:00/)).toBeTruthy();
  expect((await axe.run(view.container)).violations).toEqual([]);
  await user.fill(getByLabelText('Another day'), '2031-06-01');
  await user.click(getByRole('button', { name: 'Save the day' }));
  expect(getByLabelText('Another day')).toHaveAccessibleDescription(/Choose a day from tomorrow/);
  expect(tools.client.changeSending).not.toHaveBeenCalled();
  await user.fill(getByLabelText('Another day'), '2031-01-02');
  await user.click(getByRole('button', { name: 'Save the day' }));
  await findByText('The new day is saved.');
  expect(getByText(/2 janvier 2031 at 9:00/)).toBeTruthy();
  expect(tools.client.changeSending).toHaveBeenCalledExactlyOnceWith(
    { token: 'secret', send: 'day', sendOn: '2031-01-02' },
    expect.anything(),
  );
});

it('a buyer sends it now, after which nothing is offered, or gives it in person', async () => {
  const now = await open();
  await now.view.user.click(await now.view.findByRole('button', { name: 'Send it now' }));
  await now.view.findByText('The gift is on its way to Ben.');
  expect(now.view.queryByLabelText('Another day')).toBeNull();
  await now.view.unmount();
  const never = await open();
  await never.view.user.click(await never.view.findByRole('button', { name: 'Do not send it' }));
  await never.view.findByText('The gift will not be sent by e-mail.');
  expect(never.view.getByText(/give Ben the voucher yourself/)).toBeTruthy();
  expect(never.view.queryByRole('button', { name: 'Do not send it' })).toBeNull();
});

it('a gift that went out meanwhile says so, and so does a change without an answer', async () => {
  for (const [code, text] of [
    ['GIFT_ALREADY_SENT', 'This gift has already been sent.'],
    ['TIMEOUT', /could not be saved/],
  ] as const) {
    const { view } = await open({ changeSending: refuse(code) });
    await view.user.click(await view.findByRole('button', { name: 'Send it now' }));
    await view.findByText(text);
    await view.unmount();
  }
});

it('a used or refunded gift says so and offers no sending', async () => {
  const used = await open({ boughtGift: async () => ({ ...PLANNED, status: 'redeemed' }) });
  await used.view.findByRole('heading', { level: 1, name: 'Your gift has been used' });
  expect(used.view.queryByRole('button', { name: 'Send it now' })).toBeNull();
  await used.view.unmount();
  const back = await open({
    boughtGift: async () => ({ ...PLANNED, status: 'refunded', refundedAmount: 12_900 }),
  });
  await back.view.findByRole('heading', { level: 1, name: 'Your gift has been refunded' });
  expect(back.view.getByText('Returned to you').nextElementSibling?.textContent).toMatch(/129\s*€/);
});

it('the invoice is made out to a company', async () => {
  const { view, tools } = await open();
  await view.findByRole('heading', { level: 2, name: 'Make it out to a company' });
  expect(view.getByLabelText('Name or company')).not.toBeVisible();
  await view.user.click(view.getByText('Make it out to a company'));
  await view.user.type(view.getByRole('textbox', { name: 'Name or company' }), 'Atelier Inventé');
  await view.user.click(view.getByRole('button', { name: 'Issue the invoice anew' }));
  await view.findByText('The new invoice is ready.');
  expect(tools.client.makeOutInvoice).toHaveBeenCalledExactlyOnceWith({
    token: 'secret',
    name: 'Atelier Inventé',
  });
});

it('an address of no gift leads to others; without an answer it is asked again', async () => {
  const unknown = await open({ boughtGift: refuse('NOT_FOUND') });
  await unknown.view.findByRole('heading', { name: 'We cannot find this gift' });
  await unknown.view.unmount();
  const answers = [refuse('TIMEOUT'), async () => PLANNED];
  const { view } = await open({ boughtGift: () => (answers.shift() ?? (async () => PLANNED))() });
  await view.user.click(await view.findByRole('button', { name: 'Try again' }));
  await view.findByRole('heading', { level: 1, name: 'Your gift is ready' });
});
