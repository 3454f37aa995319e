import { menuCount, type MenuNode } from '../../widgets/core/content/menu.ts';
import { inside } from '../routing/inside.ts';
import * as S from './menu.styles.ts';

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
  const href = node.uri.startsWith('/') ? inside(prefix, node.uri) : node.uri;
  return (
    <S.Link href={href} {...look}>
      {words}
    </S.Link>
  );
}
