import type { ExampleRequest, Story } from './call-example.ts';

/** How an example's order is paid: on the page of the bank. */
export const payment = { plan: 'once', returnPath: '/checkout/return' };

interface Waiting {
  details?: { payment: string; redirectUrl: string };
}

/** Sends an order and pays it on the page of the bank: from then on the same order is answered with what was sold. */
export async function paid<Order extends ExampleRequest>(
  story: Story,
  call: string,
  order: Order,
): Promise<Order> {
  const { body } = await story.ask<Waiting>(call, order, { refused: true });
  if (body.details?.redirectUrl !== undefined) await story.pay(body.details.redirectUrl);
  return order;
}

/** Sends an order whose buyer gives the payment up: from then on the same order is refused. */
export async function givenUp<Order extends ExampleRequest>(
  story: Story,
  call: string,
  order: Order,
): Promise<Order> {
  const { body } = await story.ask<Waiting>(call, order, { refused: true });
  await story.ask('postPaymentCancel', { body: { payment: body.details?.payment } });
  return order;
}

/** The answer to an order that was paid. */
export async function sold<Body>(story: Story, call: string, order: ExampleRequest): Promise<Body> {
  return (await story.ask<Body>(call, await paid(story, call, order))).body;
}
