import { useLayoutEffect, useRef, useState } from 'react';
import { ACCOUNT_PATHS } from '@staykit/core/account/account-links.ts';
import { CONTACT_ROUTE } from '@staykit/core/contact/contact-route.ts';
import type { MenuNode, ShopLinks, WeekTheme } from '@staykit/core/content/menu.ts';
import { languageTag, type Locale } from '@staykit/values/market/locale.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { Drawer } from '@staykit/ui/primitives/drawer/drawer.tsx';
import { iconChevronLeft, iconChevronRight, iconExternalLink } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { inside } from '@staykit/routing/inside.ts';
import { MenuLink, menuHref } from './menu-link.tsx';
import {
  BOOKING_LOOKUP_PATH,
  boxLoginOf,
  CHECK_REQUEST_CODE,
  type EXTERNAL_BOX_LOGIN,
} from '../shell-links.ts';
import type { AppSite } from '../../framework/request/visit-data.ts';
import * as S from './menus.styles.ts';

export interface BurgerMenuProps {
  open: boolean;
  /** Asks to be closed. */
  onClose: () => void;
  nodes: readonly MenuNode[];
  theme?: WeekTheme;
  locale: Locale;
  t: Translate;
  links?: ShopLinks;
  boxLogins?: typeof EXTERNAL_BOX_LOGIN;
  /** What links inside begin with: a minisite's path, and on an exported one the shop before it. */
  prefix?: string;
  /** Origin of the shop, where accounts are; '' on the shop itself. */
  shop?: string;
  /** APP_SITE_OPTIONS: all sites, in the app alone. [NATIVEAPP-02] */
  sites?: readonly AppSite[];
}

/** The menu of a screen that has no room for more: inspirations by level, then what a guest comes back for. [MENU-01] */
export function BurgerMenu({ open, onClose, ...props }: BurgerMenuProps) {
  const { t } = props;
  return (
    <Drawer side="right" open={open} onClose={onClose} title={t('menu.open')} closeLabel={t('menu.close')}>
      <Levels {...props} />
    </Drawer>
  );
}

/** One level at a time, with the way back to the one above. [MENU-05] */
function Levels(props: Omit<BurgerMenuProps, 'open' | 'onClose'>) {
  const { nodes, prefix = '', t } = props;
  const [path, setPath] = useState<readonly MenuNode[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) list.current?.querySelector<HTMLElement>('button,a')?.focus();
  }, [path]);
  const go = (next: readonly MenuNode[]) => {
    moved.current = true;
    setPath(next);
  };
  const here = path.at(-1);
  return (
    <div ref={list} data-level={path.length + 1}>
      {here && (
        <>
          <S.Back type="button" onClick={() => go(path.slice(0, -1))}>
            <Icon of={iconChevronLeft} />
            {t('menu.back')}
          </S.Back>
          <S.Who>{here.label}</S.Who>
        </>
      )}
      <S.Items>
        {here?.uri !== undefined && (
          <li>
            <MenuLink
              node={{ _id: here._id, uri: here.uri, label: t('menu.all', { label: here.label }) }}
              prefix={prefix}
            />
          </li>
        )}
        {(here?.children ?? (here ? [] : nodes)).map((node) => (
          <li key={node._id}>
            {node.children?.length ? (
              <button type="button" onClick={() => go([...path, node])}>
                {node.label}
                <Icon of={iconChevronRight} />
              </button>
            ) : (
              <MenuLink node={node} prefix={prefix} />
            )}
          </li>
        ))}
      </S.Items>
      {!here && <Fixed {...props} />}
    </div>
  );
}

/** What stands in the menu whatever its editors say. [MENU-01..04] */
function Fixed({
  theme,
  locale,
  t,
  links = {},
  boxLogins,
  prefix = '',
  shop = '',
  sites = [],
}: Omit<BurgerMenuProps, 'open' | 'onClose'>) {
  const login = boxLoginOf(locale, links, boxLogins);
  const { social = [] } = links;
  return (
    <>
      {theme && (
        <S.Theme href={menuHref(theme.weekendUrl, prefix)}>
          <small>{t('menu.weekTheme')}</small>
          <strong>{theme.themaTitle}</strong>
        </S.Theme>
      )}
      <S.Items data-fixed="">
        <li>
          <a href={`${inside(prefix, BOOKING_LOOKUP_PATH)}#${CHECK_REQUEST_CODE}`}>
            {t('menu.checkBooking')}
          </a>
        </li>
        {login !== undefined && (
          <li>
            <a href={menuHref(login, prefix)}>{t('menu.giftLogin')}</a>
          </li>
        )}
        <li>
          <a href={shop + ACCOUNT_PATHS.wishlist}>{t('menu.wishlist')}</a>
        </li>
        <li>
          <a href={inside(prefix, CONTACT_ROUTE)}>{t('menu.contact')}</a>
        </li>
      </S.Items>
      {sites.length > 0 && (
        <S.Sites>
          <label htmlFor="app-site">{t('menu.appSite')}</label>
          <select
            id="app-site"
            value={sites.find((site) => site.locale === locale)?.address}
            onChange={({ currentTarget }) => location.assign(currentTarget.value)}
          >
            {sites.map(({ locale: other, name, address }) => (
              <option key={other} value={address} lang={languageTag(other)}>
                {name}
              </option>
            ))}
          </select>
        </S.Sites>
      )}
      {social.length > 0 && (
        <S.Social>
          {social.map(({ network, url }) => (
            <li key={network}>
              <a href={url} target="_blank" rel="noopener" aria-label={t('menu.social', { network })}>
                <Icon of={iconExternalLink} />
                {network}
              </a>
            </li>
          ))}
        </S.Social>
      )}
    </>
  );
}
