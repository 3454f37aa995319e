import { StayContext } from '@staykit/ui/hooks/stay-context.tsx';
import { Button } from '@staykit/ui/primitives/button/button.tsx';
import { Drawer } from '@staykit/ui/primitives/drawer/drawer.tsx';
import { VisuallyHidden } from '@staykit/ui/primitives/visually-hidden/visually-hidden.tsx';
import type { GiftDrawerProps } from './gift-drawer.props.ts';
import { InPage, Root } from './gift-drawer.styles.ts';
import { GiftFoot } from './gift-foot.tsx';
import { GiftPanel } from './gift-panel.tsx';
import { useGiftDrawer } from './use-gift-drawer.ts';

/** The gift drawer: how a gift is given, in whose words, and what it costs. */
export function GiftDrawer(props: GiftDrawerProps) {
  const gift = useGiftDrawer(props);
  const { stay, isOpen, isPhone, show, hide } = gift;
  const { t } = stay;
  const title = t('gift.personalise');
  const inPage = props.place === 'page' && !isPhone;
  const part = { gift, props };
  return (
    <StayContext.Provider value={stay}>
      <Root>
        {props.button && (
          <Button part="button" variant="gift" size="l" block aria-haspopup="dialog" onClick={show}>
            {title}
          </Button>
        )}
        {inPage ? (
          isOpen && (
            <InPage role="group" aria-label={title} ref={gift.panel} tabIndex={-1}>
              <h2>{title}</h2>
              <GiftPanel {...part} />
              <GiftFoot {...part} />
            </InPage>
          )
        ) : (
          <Drawer
            open={isOpen}
            onClose={hide}
            title={title}
            closeLabel={t('common.close')}
            side="right"
            fullScreen={isPhone}
            footer={<GiftFoot {...part} />}
          >
            <Root>
              <GiftPanel {...part} />
            </Root>
          </Drawer>
        )}
        <VisuallyHidden>
          <span role="status">{gift.told || null}</span>
        </VisuallyHidden>
      </Root>
    </StayContext.Provider>
  );
}
