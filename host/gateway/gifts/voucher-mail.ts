import { printGiftCode } from '../../../widgets/core/gift/gift-code.ts';
import { GIFT_LINKS } from '../../../widgets/core/gift/gift-links.ts';
import type { Queryable } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import type { GiftSale } from '../repositories/gift-sales.ts';
import { giftSubject } from './gift-names.ts';

/** Where the voucher of a sale is opened. */
export const voucherPath = ({ voucherToken }: Pick<GiftSale, 'voucherToken'>): string =>
  `/api/gifts/voucher?token=${voucherToken}`;

/** Queues the mail that tells the shop of a gift to be packed and posted; digital gifts need nobody. */
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

/**
 * Queues the mails of a sale inside its transaction: the voucher to its giver, and to its recipient where the giver
 * named an address and the gift is digital.
 */
export async function mailVoucher(tx: Queryable, sale: GiftSale & { code: string }): Promise<void> {
  const { locale, number, buyer, recipient, gift, format, totalCents, validUntil, personalisation } = sale;
  const voucher = {
    giftLabel: gift.label,
    code: printGiftCode(sale.code),
    expires: validUntil,
    link: GIFT_LINKS.beneficiaryLogin,
    pdfLink: voucherPath(sale),
  };
  await queueMail(
    tx,
    {
      template: 'voucher-giver',
      locale,
      to: buyer.email,
      data: {
        ...voucher,
        firstName: buyer.firstName,
        totalCents,
        ...(recipient && { recipientName: recipient.name }),
        ...(format === 'physical' && { physical: true }),
      },
    },
    `${giftSubject(number)}:giver`,
  );
  if (!recipient || format === 'physical') return;
  const { fromName, message } = personalisation ?? {};
  await queueMail(
    tx,
    {
      template: 'voucher-recipient',
      locale,
      to: recipient.email,
      data: {
        ...voucher,
        firstName: recipient.name,
        giverName: fromName ?? buyer.firstName,
        ...(message !== undefined && { message }),
      },
    },
    `${giftSubject(number)}:recipient`,
  );
}
