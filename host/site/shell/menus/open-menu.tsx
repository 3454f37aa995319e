import { postSignOut } from '@staykit/client/calls/post-sign-out.generated.ts';
import { tell } from '@staykit/client/visitor/visitor-sender.ts';
import { render } from 'preact';
import type { ComponentChild } from 'preact';
import type { ReactNode } from 'react';
import { askAccountState } from '@staykit/client/visitor/account-state.ts';
import { accountHref } from '@staykit/core/account/account-links.ts';
import { AFTER_SIGN_OUT } from '@staykit/core/account/account-settings.ts';
import { menuOf, type MenuNode, type ShopLinks, type WeekTheme } from '@staykit/core/content/menu.ts';
import { adoptLaterStyles } from '@staykit/elements/styles/styled.ts';
import { createTranslate, type Translate } from '@staykit/messages/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { BurgerMenu } from './burger-menu.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { BOOKING_LOOKUP_PATH } from '../shell-links.ts';
import { LOCALE_CHUNKS } from '../../framework/browser/locale-chunks.ts';
import type { VisitData } from '../../framework/request/visit-data.ts';

/** A menu of the header, once it was asked for. */
interface Menu {
  open: boolean;
  /** Opened by pointing at it: the press that often follows is not meant to close it. */
  pointedAt?: boolean;
  toggle: (open: boolean) => void;
}

const menus = new Map<HTMLElement, Promise<Menu>>();

/** Opens a menu of the header, or closes it; pointing at it only opens. [MENU-05] [MENU-11] */
export async function openMenu(link: HTMLAnchorElement, data: VisitData, way?: 'hover'): Promise<void> {
  let made = menus.get(link);
  if (!made) {
    made = makeMenu(link, data);
    menus.set(link, made);
    made.catch(() => menus.delete(link));
  }
  try {
    const menu = await made;
    if (way === 'hover' && (menu.open || !link.matches(':hover'))) return;
    const stays = way === 'hover' || (menu.open && menu.pointedAt === true);
    menu.pointedAt = way === 'hover';
    menu.toggle(stays || !menu.open);
  } catch {
    // What cannot be had is a page of its own as well.
    if (way !== 'hover') location.assign(link.href);
  }
}

async function makeMenu(link: HTMLAnchorElement, data: VisitData): Promise<Menu> {
  const { locale, origin } = data;
  adoptLaterStyles(document);
  const kind = link.dataset['menu'];
  const [{ default: messages }, content] = await Promise.all([
    LOCALE_CHUNKS[locale](),
    kind === 'account' ? { nodes: [] } : askMenu(origin, data.locale),
  ]);
  // Without the menu of the editors there is nothing to unfold: the page of ideas says so.
  if (kind === 'inspirations' && content.nodes.length === 0) throw new Error('There is no menu.');
  const t = createTranslate(locale, messages);
  const root = document.createElement('div');
  link.after(root);
  const draw: Draw = (element) => render(element as ComponentChild, root);
  const parts: MenuParts = { link, draw, data, t, content };
  if (kind === 'account') return accountMenu(parts);
  return kind === 'burger' ? burgerMenu(parts) : megaMenu(parts);
}

type Draw = (element: ReactNode) => void;

interface MenuContent {
  nodes: readonly MenuNode[];
  theme?: WeekTheme;
  links?: ShopLinks;
}

interface MenuParts {
  link: HTMLAnchorElement;
  draw: Draw;
  data: VisitData;
  t: Translate;
  content: MenuContent;
}

/** The menu of the editors; none where it cannot be had. */
async function askMenu(origin: string, locale: string): Promise<MenuContent> {
  try {
    const answer = await fetch(`${origin}/content/menu/${locale}.json`);
    const { nodes, theme, links } = (await answer.json()) as Partial<MenuContent>;
    return {
      nodes: Array.isArray(nodes) ? menuOf(nodes) : [],
      ...(theme && { theme }),
      ...(links && { links }),
    };
  } catch {
    return { nodes: [] };
  }
}

function burgerMenu({ link, draw, data, t, content }: MenuParts): Menu {
  const { locale, origin, prefix = '', shop = '', sites } = data;
  const menu: Menu = {
    open: false,
    toggle(open) {
      menu.open = open;
      link.ariaExpanded = String(open);
      draw(
        <BurgerMenu
          open={open}
          onClose={() => menu.toggle(false)}
          locale={locale}
          t={t}
          prefix={origin + prefix}
          shop={shop}
          {...content}
          {...(sites && { sites })}
        />,
      );
    },
  };
  return menu;
}

function megaMenu({
  link,
  draw,
  data: { origin, prefix = '' },
  t,
  content: { nodes, theme },
}: MenuParts): Menu {
  const place = link.parentElement;
  const leave = (event: FocusEvent | PointerEvent) => {
    if (!(event.relatedTarget instanceof Node && place?.contains(event.relatedTarget))) menu.toggle(false);
  };
  const menu: Menu = {
    open: false,
    toggle(open) {
      menu.open = open;
      link.ariaExpanded = String(open);
      draw(open ? <MegaMenu nodes={nodes} t={t} prefix={origin + prefix} {...(theme && { theme })} /> : null);
    },
  };
  place?.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && leave(event));
  place?.addEventListener('focusout', (event) => event.relatedTarget && leave(event));
  document.addEventListener('pointerdown', ({ target }) => {
    if (menu.open && target instanceof Node && !place?.contains(target)) menu.toggle(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    if (place?.contains(document.activeElement)) link.focus();
    menu.toggle(false);
  });
  return menu;
}

function accountMenu({ link, draw, data, t }: MenuParts): Menu {
  const { origin } = data;
  let name: string | undefined;
  let failure: string | undefined;
  const signOut = async (): Promise<void> => {
    const sender = { origin, fetch: (url: string, init: RequestInit) => fetch(url, init) };
    failure = (await tell(sender, postSignOut, {})) ? undefined : t('account.signOutFailed');
    menu.toggle(failure !== undefined);
    if (failure !== undefined) return;
    // What is reported from now on is of nobody in particular.
    delete data.signedIn;
    delete data.userId;
    showSignedOut(link, t);
  };
  const menu: Menu = {
    open: false,
    toggle(open) {
      const left = menu.open && !open;
      menu.open = open;
      link.ariaExpanded = String(open);
      draw(
        <AccountMenu
          open={open}
          onClose={() => menu.toggle(false)}
          onSignOut={() => void signOut()}
          t={t}
          {...(name !== undefined && { name })}
          {...(failure !== undefined && { failure })}
        />,
      );
      if (left && (document.activeElement === document.body || document.activeElement === null)) link.focus();
    },
  };
  void askAccountState({ origin, fetch: (url, init) => fetch(url, init) }).then((state) => {
    name = state.name;
    if (name !== undefined && menu.open) menu.toggle(true);
  });
  return menu;
}

/** The page stays by default, and its header is that of anybody; pages of an account have nothing left to show. [ACCOUNT-03] */
function showSignedOut(link: HTMLAnchorElement, t: Translate): void {
  if (AFTER_SIGN_OUT !== 'stay') return location.assign(AFTER_SIGN_OUT);
  if (location.pathname.startsWith('/account/')) return location.assign('/');
  for (const name of ['data-menu', 'role', 'aria-expanded']) link.removeAttribute(name);
  link.href = accountHref({ enabled: true, signedIn: false }, location.href, BOOKING_LOOKUP_PATH);
  link.rel = 'nofollow';
  link.dataset['signIn'] = '';
  link.ariaLabel = t('account.signIn');
  link.focus();
}
