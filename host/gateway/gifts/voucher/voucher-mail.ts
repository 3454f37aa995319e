import { ACCOUNT_PATHS } from '@staykit/core/account/account-links.ts';
import { printGiftCode } from '@staykit/core/gift/gift-code.ts';
import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';
import type { Queryable } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { GiftSale } from '../gift-sales.ts';
import { boughtGiftPath } from '../delivery/gift-page-path.ts';
import { giftSubject } from '../gift-references.ts';

/** Path of a sale's voucher. */
export const voucherPath = ({ voucherToken }: Pick<GiftSale, 'voucherToken'>): string =>
  `/api/gifts/voucher?token=${voucherToken}`;

/** Queues the packing order for a posted gift; none for digital ones. */
export async function mailParcel(
  tx: Queryable,
  sale: GiftSale & { code: string },
  shopMail: string,
): Promise<void> {
  const { locale, number, gift, format, address, validUntil, buyer } = sale;
  if (format !== 'physical' || !address) return;
  const { name, street, zipCode, city, country } = address;
  await queueMail(
    tx,
    {
      template: 'gift-to-pack',
      locale,
      to: shopMail,
      data: {
        number,
        giftLabel: gift.label,
        code: printGiftCode(sale.code),
        expires: validUntil,
        elements: gift.elements.map((element) => element.name),
        address: [name, street, `${zipCode} ${city}`, country],
        buyerEmail: buyer.email,
        pdfLink: voucherPath(sale),
      },
    },
    `${giftSubject(number)}:parcel`,
  );
}

type SoldSale = GiftSale & { code: string };

/** What both mails of a sale say. `isForGiver`: the giver knows the amount. */
const voucherOf = (sale: SoldSale, isForGiver: boolean) => ({
  giftLabel: sale.gift.label,
  ...(sale.kind === 'GIFTCARD' && (isForGiver || !sale.hidesAmount) && { worthCents: sale.worthCents }),
  ...(sale.design !== undefined && { design: sale.design }),
  code: printGiftCode(sale.code),
  expires: sale.validUntil,
  link: GIFT_LINKS.beneficiaryLogin,
  pdfLink: voucherPath(sale),
});

/**
 * Queues the mails of a sale in its transaction: the voucher to the giver, and to the recipient of a digital gift with
 * an address who does not wait for a day. An event has one mail: `again` names those that staff send once more.
 */
export async function mailVoucher(tx: Queryable, sale: SoldSale, again?: string): Promise<void> {
  const ending = again === undefined ? '' : `:${again}`;
  await mailGiver(tx, sale, `giver${ending}`);
  if (sale.recipient && sale.format === 'digital' && sale.sending === 'sent')
    await mailRecipient(tx, sale, ending);
}

/** Tells the giver the other day on which a gift is sent: one mail for each day. */
export const mailSendingChanged = (tx: Queryable, sale: SoldSale): Promise<void> =>
  mailGiver(tx, { ...sale, sending: 'planned' }, `giver:on-${sale.sendOn}`);

/** Queues the mail to the giver; an event has one. */
export async function mailGiver(tx: Queryable, sale: SoldSale, event: string): Promise<void> {
  const { locale, number, buyer, recipient, gift, format, totalCents, sending, sendOn, pageToken } = sale;
  await queueMail(
    tx,
    {
      template: 'voucher-giver',
      locale,
      to: buyer.email,
      data: {
        ...voucherOf(sale, true),
        firstName: buyer.firstName,
        totalCents,
        ...(gift.promotion && {
          discount: { code: gift.promoCode ?? '', cents: gift.promotion.cents },
        }),
        ...(recipient && { recipientName: recipient.name }),
        ...(recipient && sending === 'planned' && sendOn !== undefined && { sendOn }),
        ...(pageToken !== undefined && { pageLink: boughtGiftPath(pageToken) }),
        ...(format === 'physical' && { physical: true }),
      },
    },
    `${giftSubject(number)}:${event}`,
  );
}

/** Queues the mail to the recipient of a digital gift. */
export async function mailRecipient(tx: Queryable, sale: SoldSale, ending = ''): Promise<void> {
  const { locale, number, buyer, recipient, personalisation } = sale;
  if (!recipient) return;
  const { fromName, message } = personalisation ?? {};
  await queueMail(
    tx,
    {
      template: 'voucher-recipient',
      locale,
      to: recipient.email,
      data: {
        ...voucherOf(sale, false),
        firstName: recipient.name,
        giverName: fromName ?? buyer.firstName,
        ...(message !== undefined && { message }),
        keepLink: `${ACCOUNT_PATHS.trips}#voucher=${sale.voucherToken}`,
      },
    },
    `${giftSubject(number)}:recipient${ending}`,
  );
}
