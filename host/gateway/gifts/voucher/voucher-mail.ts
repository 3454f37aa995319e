import { printGiftCode } from '@staykit/core/gift/gift-code.ts';
import { GIFT_LINKS } from '@staykit/core/gift/gift-links.ts';
import type { Queryable } from '../../database/database.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { GiftSale } from '../gift-sales.ts';
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

/**
 * Queues the mails of a sale in its transaction: the voucher to the giver, and to the recipient of a digital gift with
 * an address. An event has one mail: `again` names those that staff send once more.
 */
export async function mailVoucher(
  tx: Queryable,
  sale: GiftSale & { code: string },
  again?: string,
): Promise<void> {
  const ending = again === undefined ? '' : `:${again}`;
  const { locale, number, buyer, recipient, gift, format, totalCents, validUntil, personalisation } = sale;
  const voucher = {
    giftLabel: gift.label,
    ...(sale.kind === 'GIFTCARD' && { worthCents: sale.worthCents }),
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
        ...(gift.promotion && {
          discount: { code: gift.promoCode ?? '', cents: gift.promotion.cents },
        }),
        ...(recipient && { recipientName: recipient.name }),
        ...(format === 'physical' && { physical: true }),
      },
    },
    `${giftSubject(number)}:giver${ending}`,
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
    `${giftSubject(number)}:recipient${ending}`,
  );
}
