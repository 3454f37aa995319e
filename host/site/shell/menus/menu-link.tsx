import { menuCount, type MenuNode } from '@staykit/core/content/menu.ts';
import { inside } from '@staykit/routing/inside.ts';
import * as S from './menu.styles.ts';

/** Where a link of the content leads: a path of the shop stays inside a minisite. */
export function menuHref(uri: string, prefix: string): string {
  return uri.startsWith('/') ? inside(prefix, uri) : uri;
}

interface MenuLinkProps {
  node: MenuNode;
  /** What every link inside begins with. */
  prefix: string;
}

/** A link of the menu, with its number where there is one; without an address it is a heading. [SENTITY-09] */
export function MenuLink({ node, prefix }: MenuLinkProps) {
  const count = menuCount(node);
  const words = (
    <>
      {node.label}
      {count !== undefined && <S.Count>{count}</S.Count>}
    </>
  );
  const look = node.variant === undefined ? {} : { 'data-variant': node.variant };
  if (node.uri === undefined) return <S.Heading {...look}>{words}</S.Heading>;
  return (
    <S.Link href={menuHref(node.uri, prefix)} {...look}>
      {words}
    </S.Link>
  );
}
