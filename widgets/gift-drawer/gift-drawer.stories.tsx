import { fakeGiftClient, voucherPrices } from '@staykit/testing/fake-clients/fake-gift-client.ts';
import { memoryAddress } from '@staykit/testing/memory-address.ts';
import { fails, never, story, type Scene } from '@staykit/testing/workshop/story.tsx';
import type { GiftDrawerClient } from '@staykit/client/gift/create-gift-drawer-client.ts';
import { GiftCampaign } from './gift-campaign.tsx';
import type { GiftDrawerProps } from './gift-drawer.props.ts';
import { GiftDrawer } from './gift-drawer.tsx';

export default { component: GiftDrawer };

const drawer = (
  answers: Partial<GiftDrawerClient> = {},
  props: Partial<GiftDrawerProps> = {},
  act?: (scene: Scene) => Promise<void>,
) =>
  story(
    (told) => (
      <GiftDrawer
        {...told}
        client={fakeGiftClient(answers)}
        productId="31"
        checkoutUrl="#checkout"
        address={memoryAddress('')}
        navigate={() => {}}
        open
        {...props}
      />
    ),
    act,
  );

export const ByMail = drawer();
export const ByPost = drawer({}, {}, async ({ page, user, t }) => {
  await user.click(
    await page.findByRole('radio', { name: (name) => name.startsWith(t('gift.format.physical')) }),
  );
  await page.findAllByRole('checkbox');
});
export const ByMailAlone = drawer({ giftPrices: async () => voucherPrices({ giftFormats: ['digital'] }) });
export const Loading = drawer({ giftPrices: never });
export const Failed = drawer({ giftPrices: fails });
export const InThePage = drawer({}, { place: 'page' });

export const Campaign = story((told) => (
  <GiftCampaign
    {...told}
    client={{
      giftBlock: async () => ({
        title: 'Offrez une parenthèse',
        subtitle: 'Un séjour sans date',
        boxURL: '#boxes',
        singleVoucherURL: '#stays',
        giftcardURL: '#card',
        activityOnlyURL: '#activities',
        category: 'gift',
      }),
    }}
    open
    onClose={() => {}}
  />
));
