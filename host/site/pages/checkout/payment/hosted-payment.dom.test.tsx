import { expect, it } from 'vitest';
import type { BookingClient } from '@staykit/client/booking/create-booking-client.ts';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import { waitFor, type Rendered } from '@staykit/testing/render.tsx';
import { openCheckout } from '../fixtures/open-checkout.tsx';

const methods = [{ type: '3x', paymentFee: 450 }] as const;

async function fillGuest({ getByLabelText, user }: Rendered): Promise<void> {
  await user.type(getByLabelText('First name'), 'Anna');
  await user.type(getByLabelText('Last name'), 'Keller');
  await user.type(getByLabelText('E-mail address'), 'anna@mail.example');
}

const details = { payment: 'secret', redirectUrl: 'https://bank.example/pay/1' };
const required: BookingClient['bookStay'] = () =>
  Promise.reject(new StayError('PAYMENT_REQUIRED', 'pay first', details));

it('a guest types no card, chooses a method, and leaves for the page of the provider', async () => {
  const { view, tools, bookStay } = await openCheckout({ client: { bookStay: required } });
  expect(view.container.querySelector('input[autocomplete^="cc-"]')).toBeNull();
  expect(view.getByText(/We see no card number/)).toBeTruthy();
  await fillGuest(view);
  await view.user.click(view.getByLabelText('iDEAL'));
  await view.user.click(view.getByRole('button', { name: /^Go to payment of/ }));
  await waitFor(() =>
    expect(tools.leaveToPay).toHaveBeenCalledWith(details, {
      email: 'anna@mail.example',
      item: {
        title: 'Hôtel du Lac',
        detail: 'lun. 10 juin – mer. 12 juin',
        sum: expect.stringMatching(/^208,90\s€$/) as string,
      },
    }),
  );
  expect(bookStay.mock.calls[0]?.[0].payment).toEqual({
    plan: 'once',
    method: 'ideal',
    returnPath: '/checkout/return?back=%2Fcheckout%3Fid%3D31',
  });
  // The page stays as it is until it is left: nothing can be sent again.
  expect(view.queryByRole('alert')).toBeNull();
});

it('a guest who pays in parts is led to the method of the plan', async () => {
  const { view, bookStay } = await openCheckout({ client: { bookStay: required } }, { methods });
  await fillGuest(view);
  await view.user.click(view.getByLabelText(/^In 3/));
  expect(view.queryByLabelText('iDEAL')).toBeNull();
  await view.user.click(view.getByRole('button', { name: /^Go to payment of/ }));
  await waitFor(() => expect(bookStay).toHaveBeenCalled());
  expect(bookStay.mock.calls[0]?.[0].payment).toMatchObject({ plan: '3x', method: 'alma' });
});
