import { GiftDrawer } from '@staykit/widgets/gift-drawer/gift-drawer.tsx';
import type { GiftDrawerProps, GiftStorage } from '@staykit/widgets/gift-drawer/gift-drawer.props.ts';
import en from '@staykit/messages/en.json';
import { fakeGiftClient } from '../fake-clients/fake-gift-client.ts';

/** An open gift drawer of a French shop with the reference texts, for a voucher. */
export function testDrawer(props: Partial<GiftDrawerProps> = {}) {
  return (
    <GiftDrawer
      client={fakeGiftClient()}
      locale="fr_FR"
      messages={en}
      productId="31"
      checkoutUrl="/checkout/gift"
      navigate={() => {}}
      open
      {...props}
    />
  );
}

/** A browser's storage with what it keeps. */
export function memoryStorage(
  kept: Record<string, string> = {},
): GiftStorage & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value;
    },
    removeItem: (key) => {
      delete kept[key];
    },
  };
}
