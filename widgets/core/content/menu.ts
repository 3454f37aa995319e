import type { menuNode, shopLinks, weekTheme } from '@staykit/contract/content/menu.ts';
import type { Wire } from '@staykit/contract/wire.ts';

/** The suggestion of the menu: the theme of this week. [MENU-10] */
export type WeekTheme = Wire<typeof weekTheme>;

/** A link of the menu and what is below it. [SENTITY-09] */
export type MenuNode = Wire<typeof menuNode>;

/** Places of the shop outside its pages. [MENU-04] [FOOTER-01] */
export type ShopLinks = Wire<typeof shopLinks>;

/** Levels of the menu; what is below is not shown. [MENU-09] */
export const MENU_LEVELS = 4;

/** Number of children from which a level is laid out in columns. [MENU-13] */
export const MENU_COLUMNS_FROM = 15;

/** The tree without what is below the last level. [MENU-09] */
export function menuOf(nodes: readonly MenuNode[], levels = MENU_LEVELS): MenuNode[] {
  return nodes.map(({ children, ...node }) => ({
    ...node,
    ...(children?.length && levels > 1 && { children: menuOf(children, levels - 1) }),
  }));
}

/** The number beside a label, where there is one to show. [SENTITY-09] */
export function menuCount({ count }: Pick<MenuNode, 'count'>): number | undefined {
  return count !== undefined && count > 0 ? count : undefined;
}
