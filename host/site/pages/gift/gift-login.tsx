import { GIFT_LINKS, type GiftLinks } from '@staykit/core/gift/gift-links.ts';
import { addressOf } from '../../framework/request/address-of.ts';
import type { BlockRequest } from '../blocks/block-parts.tsx';
import { GiftLine } from './gift.styles.ts';

interface GiftLoginProps {
  request: BlockRequest;
  links?: GiftLinks;
}

/** Where the holder of a gift goes on: codes are typed there, and on no page of a product or box. [VOUCHER-06] */
export function GiftLogin({ request, links = GIFT_LINKS }: GiftLoginProps) {
  const { t } = request;
  return (
    <GiftLine>
      <span>{t('gift.receivedTitle')}</span>{' '}
      <a href={addressOf(links.beneficiaryLogin, request)}>{t('gift.receivedLink')}</a>
    </GiftLine>
  );
}
