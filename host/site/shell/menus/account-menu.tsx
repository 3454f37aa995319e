import { useEffect, useLayoutEffect, useRef } from 'react';
import { ACCOUNT_PATHS } from '@staykit/core/account/account-links.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Drawer } from '@staykit/ui/primitives/drawer/drawer.tsx';
import { useScreenType } from './screen-type.ts';
import * as S from './menus.styles.ts';

export interface AccountMenuProps {
  open: boolean;
  /** Asks to be closed. */
  onClose: () => void;
  onSignOut: () => void;
  /** Who is signed in, once it is known. */
  name?: string;
  /** What went wrong with the last press. */
  failure?: string;
  t: Translate;
}

/** The menu of who is signed in: below its button on a desk, at the edge of the screen on a phone. [ACCOUNT-01] */
export function AccountMenu(props: AccountMenuProps) {
  const screen = useScreenType();
  if (!props.open) return null;
  return screen === 'desktop' ? <AccountDropdown {...props} /> : <AccountDrawer {...props} />;
}

function AccountDrawer(props: AccountMenuProps) {
  const { onClose, t } = props;
  return (
    <Drawer side="right" open onClose={onClose} title={t('account.mine')} closeLabel={t('menu.close')}>
      <AccountItems {...props} />
    </Drawer>
  );
}

function AccountDropdown(props: AccountMenuProps) {
  const { onClose, t } = props;
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => box.current?.querySelector('a')?.focus(), []);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      // A press on the button closes by itself.
      const inside =
        target instanceof Element && (box.current?.contains(target) || target.closest('[data-menu]'));
      if (!inside) close.current();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close.current();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
  return (
    <S.Dropdown ref={box} role="group" aria-label={t('account.mine')} data-dropdown="">
      <AccountItems {...props} />
    </S.Dropdown>
  );
}

/** The four items, in their order. [ACCOUNT-02] */
function AccountItems({ name, failure, onSignOut, t }: AccountMenuProps) {
  return (
    <>
      {name !== undefined && <S.Who>{name}</S.Who>}
      <S.Items>
        <li>
          <a href={ACCOUNT_PATHS.profile}>{t('account.mine')}</a>
        </li>
        <li>
          <a href={ACCOUNT_PATHS.trips}>{t('account.trips')}</a>
        </li>
        <li>
          <a href={ACCOUNT_PATHS.wishlist}>{t('menu.wishlist')}</a>
        </li>
        <li>
          <button type="button" onClick={onSignOut}>
            {t('account.signOut')}
          </button>
        </li>
      </S.Items>
      <p role="alert">{failure}</p>
    </>
  );
}
