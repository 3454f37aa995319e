import type { CallExample, ExampleRequest, Story } from './call-example.ts';
import { cardOrder } from './gift-orders.ts';
import { sold } from './paying.ts';

const UNKNOWN_TOKEN = 'ab'.repeat(32);

/** The secret of the invoices of a gift card that was just bought. */
async function tokenOf(story: Story): Promise<string> {
  const { invoiceUrl } = await sold<{ invoiceUrl: string }>(story, 'postGift', cardOrder(story));
  return invoiceUrl.split('token=').at(-1) ?? '';
}

const madeOut =
  (changes: object) =>
  async (story: Story): Promise<ExampleRequest> => ({
    body: {
      token: await tokenOf(story),
      name: 'Atelier Inventé SARL',
      address: '1 rue Feinte\n69000 Lyon',
      vatNumber: 'FR 68 900 000 001',
      ...changes,
    },
  });

/** Invoices of sales. */
export const INVOICE_EXAMPLES: readonly CallExample[] = [
  {
    call: 'getInvoices',
    title: 'a buyer opens the invoice of a gift',
    request: async (story) => ({ query: { token: await tokenOf(story) } }),
    expect: 200,
  },
  {
    call: 'getInvoices',
    title: 'an address that nobody got opens nothing',
    request: { query: { token: UNKNOWN_TOKEN } },
    expect: 404,
    refusal: 'NOT_FOUND',
  },
  {
    call: 'postInvoiceRecipient',
    title: 'a company wants the invoice made out to it',
    request: madeOut({}),
    expect: 200,
  },
  {
    call: 'postInvoiceRecipient',
    title: 'a VAT number with a wrong digit is refused',
    request: madeOut({ vatNumber: 'FR68900000002' }),
    expect: 400,
    refusal: 'VAT_NUMBER_INVALID',
  },
  {
    call: 'postInvoiceRecipient',
    title: 'an address that nobody got changes nothing',
    request: madeOut({ token: UNKNOWN_TOKEN }),
    expect: 404,
    refusal: 'NOT_FOUND',
  },
];
