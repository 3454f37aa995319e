import type { MenuNode, WeekTheme } from '@staykit/core/content/menu.ts';
import { inside } from '@staykit/routing/inside.ts';
import { MenuLink } from './menu-link.tsx';
import * as S from './menu.styles.ts';

interface MenuTreeProps {
  nodes: readonly MenuNode[];
  theme?: WeekTheme | undefined;
  /** What the list is called. */
  label: string;
  prefix: string;
}

/** The whole menu as lists within lists, as it is read without a script, and the theme of this week. */
export function MenuTree({ nodes, theme, label, prefix }: MenuTreeProps) {
  return (
    <nav aria-label={label}>
      <S.Columns>
        {nodes.map((node) => (
          <li key={node._id}>
            <MenuLink node={node} prefix={prefix} />
            <Branch nodes={node.children} prefix={prefix} />
          </li>
        ))}
        {theme && (
          <li>
            <S.Theme href={inside(prefix, theme.weekendUrl)}>
              <strong>{theme.themaTitle}</strong>
              {theme.description}
            </S.Theme>
          </li>
        )}
      </S.Columns>
    </nav>
  );
}

function Branch({ nodes = [], prefix }: { nodes?: readonly MenuNode[] | undefined; prefix: string }) {
  if (nodes.length === 0) return null;
  return (
    <S.List>
      {nodes.map((node) => (
        <li key={node._id}>
          <MenuLink node={node} prefix={prefix} />
          <Branch nodes={node.children} prefix={prefix} />
        </li>
      ))}
    </S.List>
  );
}
