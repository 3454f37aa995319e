import { expect, it, vi } from 'vitest';
import type { PaymentClient, PaymentStatus } from '@staykit/client/booking/payment-client.ts';
import type { BoughtGift } from '@staykit/client/gift/create-gift-sale-client.ts';
import { goodAnswers } from '@staykit/testing/fixtures/wire.ts';
import en from '@staykit/messages/en.json' with { type: 'json' };
import { createTranslate } from '@staykit/messages/translate.ts';
import { TEST_NOW } from '@staykit/testing/fixtures/criteria.ts';
import { render, waitFor } from '@staykit/testing/render.tsx';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { booking, refuse } from '../fixtures/open-checkout.tsx';
import { PaymentReturnPage } from './payment-return.tsx';
import { soldItem } from './sold-item.ts';

const OPEN: PaymentStatus = { sale: 'booking', status: 'open', redirectUrl: 'https://bank.example/pay/1' };
const CONFIRMED = { sale: 'booking', status: 'confirmed', booking } as PaymentStatus;

const BOUGHT = goodAnswers().getBoughtGift as BoughtGift;

async function open(client: Partial<PaymentClient>, boughtGift = async () => BOUGHT) {
  const tools = {
    client: {
      status: async () => OPEN,
      continuePayment: async () => OPEN,
      cancel: async () => OPEN,
      ...client,
    },
    payment: 'secret',
    sentTo: {
      email: 'anna@mail.example',
      item: { title: 'Hôtel du Quai', detail: 'ven. 7 juin – dim. 9 juin', sum: '208,90 €' },
    },
    onEnded: vi.fn(),
    onSold: vi.fn(),
    bought: vi.fn(() => ({
      client: { boughtGift, changeSending: boughtGift, makeOutInvoice: async () => undefined },
      token: 'secret of the gift',
    })),
    leave: vi.fn(),
  };
  const stay = { locale: 'fr_FR', t: createTranslate('en', en), now: () => TEST_NOW, assetBase: '' } as const;
  const data = {
    backUrl: '/checkout?id=31',
    bookingUrl: '/booking',
    redeemUrl: '/beneficiary/login',
    giftsUrl: '/boxes',
    today: '2030-05-15',
  };
  const view = await render(<PaymentReturnPage data={data} stay={stay} tools={tools} />);
  return { view, tools };
}

it('a guest who has paid reads the booking, and the address is the booking’s from now on', async () => {
  const { view, tools } = await open({ status: async () => CONFIRMED });
  await view.findByRole('heading', { name: 'Your stay is booked' });
  expect(view.getByText(booking.bookingNumber)).toBeTruthy();
  expect(view.getByText(/anna@mail\.example/)).toBeTruthy();
  expect(tools.onEnded).toHaveBeenCalledTimes(1);
  expect(tools.onSold).toHaveBeenCalledWith(CONFIRMED);
  expect(soldItem(CONFIRMED)).toMatchObject({ id: booking.offerId, price: booking.priceInfo.totalPrice });
});

const GIFT = { ...BOUGHT, giftUrl: '/checkout/gift/bought?token=abc' };
const SOLD = { sale: 'gift', status: 'confirmed', gift: GIFT } as PaymentStatus;

it('a giver who has paid sees the card at once, and reads where the voucher went', async () => {
  const { view, tools } = await open({ status: async () => SOLD });
  await view.findByRole('heading', { name: 'Your gift is ready' });
  expect(tools.bought).toHaveBeenCalledExactlyOnceWith(GIFT.giftUrl);
  expect(view.container.querySelector('[data-art]')?.getAttribute('data-art')).toBe('birthday');
  expect(view.getByText(/anna@mail\.example/)).toBeTruthy();
});

it('a giver whose card cannot be shown has the code all the same', async () => {
  const { view } = await open({ status: async () => SOLD }, () => refuse('SERVER'));
  await view.findByRole('heading', { name: 'Your gift is ready' });
  expect(view.getByText(GIFT.code)).toBeTruthy();
});

it('a guest who moved a booking reads that it is changed, and no purchase is counted', async () => {
  const moved = { ...CONFIRMED, sale: 'change' } as PaymentStatus;
  const { view } = await open({ status: async () => moved });
  await view.findByRole('heading', { name: 'Your booking is changed' });
  expect(soldItem(moved)).toBeUndefined();
});

it('a guest whose card was refused may try again, with the order still held', async () => {
  const next = { ...OPEN, redirectUrl: 'https://bank.example/pay/2' };
  const { view, tools } = await open({
    status: async () => ({ sale: 'booking', status: 'open', reason: 'declined' }),
    continuePayment: async () => next,
  });
  await view.findByRole('heading', { name: 'The payment did not go through' });
  // What waits, its days and what it costs, as the checkout said it.
  for (const text of ['Hôtel du Quai', 'ven. 7 juin – dim. 9 juin', '208,90 €']) view.getByText(text);
  await view.user.click(view.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(tools.leave).toHaveBeenCalledWith(next.redirectUrl));
});

it('a guest who gives up goes back to the order', async () => {
  const { view, tools } = await open({
    cancel: async () => ({ sale: 'booking', status: 'refused', reason: 'cancelled' }),
  });
  await view.findByRole('heading', { name: 'Your payment is not finished' });
  await view.user.click(view.getByRole('button', { name: 'Give up this payment and start again' }));
  await waitFor(() => expect(tools.leave).toHaveBeenCalledWith('/checkout?id=31'));
  expect(tools.onEnded).toHaveBeenCalledTimes(1);
});

it('a guest whose bank is at work waits, and reads the booking when it has decided', async () => {
  const waiting: PaymentStatus = { sale: 'booking', status: 'open' };
  const answers = [waiting, CONFIRMED];
  const { view } = await open({ status: async () => answers.shift() ?? CONFIRMED });
  await view.findByRole('heading', { name: 'We are waiting for your bank' });
  expect(view.queryByRole('button')).toBeNull();
  await view.findByRole('heading', { name: 'Your stay is booked' }, { timeout: 8_000 });
});

it('a guest who comes too late is led back, and one without an answer asks again', async () => {
  const { view } = await open({
    status: async () => ({ sale: 'booking', status: 'refused', reason: 'timeout' }),
  });
  await view.findByRole('heading', { name: 'Nothing was booked' });
  expect(view.getByRole('link', { name: 'Back to the order' }).getAttribute('href')).toBe('/checkout?id=31');
});

it('a guest without an answer asks again, and an unknown payment says so', async () => {
  const answers = [refuse('TIMEOUT'), Promise.resolve(CONFIRMED)];
  for (const answer of answers) answer.catch(() => undefined);
  const { view } = await open({ status: () => answers.shift() ?? Promise.resolve(CONFIRMED) });
  await view.user.click(await view.findByRole('button', { name: 'Try again' }));
  await view.findByRole('heading', { name: 'Your stay is booked' });
  const unknown = await open({ status: () => Promise.reject(new StayError('NOT_FOUND', 'no')) });
  await unknown.view.findByRole('heading', { name: 'This payment is not known' });
});

it('a guest whose kept card was refused reads what is owed until when, pays, and cannot give it up', async () => {
  const next = { ...OPEN, redirectUrl: 'https://bank.example/pay/3' };
  const due = { amount: 25_950, payBy: '2030-06-12' };
  const { view, tools } = await open({
    status: async () =>
      ({ sale: 'booking', status: 'open', reason: 'insufficientFunds', due }) as PaymentStatus,
    continuePayment: async () => next,
  });
  await view.findByRole('heading', { name: 'Your booking is still to be paid' });
  expect(view.getByRole('status').textContent).toMatch(/259,50.*12 juin/);
  expect(view.queryByRole('button', { name: /Give up/ })).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Go to payment' }));
  await waitFor(() => expect(tools.leave).toHaveBeenCalledWith(next.redirectUrl));
});
