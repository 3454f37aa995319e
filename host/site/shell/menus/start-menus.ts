import type { VisitData } from '../../framework/request/visit-data.ts';

/** The links of the header become buttons: what they open is fetched when it is wanted. [MENU-05] */
export function startMenus(data: VisitData): void {
  const open = (link: HTMLAnchorElement, way?: 'hover') =>
    import('./open-menu.tsx').then(
      ({ openMenu }) => openMenu(link, data, way),
      () => way ?? location.assign(link.href),
    );
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-menu]')) {
    link.role = 'button';
    link.ariaExpanded = 'false';
    link.onclick = (event) => {
      // Signed out since: it is a link again.
      if (link.dataset['menu'] === undefined) return;
      event.preventDefault();
      void open(link);
    };
    link.onkeydown = (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    };
    if (link.dataset['menu'] === 'inspirations')
      link.onpointerenter = ({ pointerType }) => void (pointerType === 'mouse' && open(link, 'hover'));
  }
}
