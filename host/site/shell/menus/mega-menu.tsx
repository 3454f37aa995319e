import { useState } from 'react';
import { MENU_COLUMNS_FROM, menuOf, type MenuNode, type WeekTheme } from '@staykit/core/content/menu.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { iconChevronRight } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { MenuLink, menuHref } from './menu-link.tsx';
import * as S from './menus.styles.ts';

/** MENU_COLUMNS: how many columns a long level is laid out in. [MENU-13] */
export const MENU_COLUMNS = 2;

export interface MegaMenuProps {
  nodes: readonly MenuNode[];
  theme?: WeekTheme;
  /** What links inside begin with: a minisite's path, and on an exported one the shop before it. */
  prefix?: string;
  /** The menu was left. */
  onLeave?: () => void;
  t: Translate;
}

/**
 * The whole menu on a desk: tabs, and below them up to three levels side by side. It opens with the panel of its first
 * tab; what is pointed at or stands in focus opens what is below it; leaving closes all. [MENU-09..12]
 */
export function MegaMenu({ nodes, theme, prefix = '', onLeave, t }: MegaMenuProps) {
  const [path, setPath] = useState<readonly string[]>(() => nodes.slice(0, 1).map(({ _id }) => _id));
  const leave = () => {
    setPath([]);
    onLeave?.();
  };
  return (
    <S.Mega
      aria-label={t('host.inspirations')}
      onPointerLeave={leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) leave();
      }}
      {...(path.length > 0 && { 'data-open': '' })}
    >
      <Level nodes={menuOf(nodes)} level={1} path={path} onSelect={setPath} above={[]} prefix={prefix} />
      {theme && (
        <S.Theme href={menuHref(theme.weekendUrl, prefix)} title={theme.themaTitle}>
          <small>{t('menu.weekTheme')}</small>
          <strong>{theme.themaTitle}</strong>
          {theme.description !== undefined && <span>{theme.description}</span>}
        </S.Theme>
      )}
    </S.Mega>
  );
}

interface LevelProps {
  nodes: readonly MenuNode[];
  level: number;
  /** Ids of what is selected, from the top. */
  path: readonly string[];
  /** Ids of what this level stands below. */
  above: readonly string[];
  onSelect: (path: readonly string[]) => void;
  prefix: string;
}

/** A level stands in the place of what it belongs to, so that Tab goes from an entry to what is below it. */
function Level({ nodes, level, path, above, onSelect, prefix }: LevelProps) {
  const long = nodes.length >= MENU_COLUMNS_FROM;
  return (
    <S.Level data-level={level} {...(long && { 'data-columns': MENU_COLUMNS })}>
      {nodes.map((node) => {
        const own = [...above, node._id];
        const selected = path[level - 1] === node._id;
        const more = (node.children?.length ?? 0) > 0;
        const select = () => onSelect(own);
        // The panel of a tab is there for as long as the menu is; what is below it is closed by the key that opened it.
        const folds = level > 1;
        const entry = (
          <>
            <MenuLink node={node} prefix={prefix} />
            {more && level > 1 && <Icon of={iconChevronRight} size={16} />}
          </>
        );
        return (
          // What is pointed at or focused is the link within: the entry only hears of it.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={node._id}
            onPointerEnter={select}
            // From within, focus selects what it reached; what is above stays selected with it.
            onFocus={(event) => {
              event.stopPropagation();
              select();
            }}
            {...(selected && { 'data-selected': '' })}
          >
            {more && node.uri === undefined ? (
              <S.EntryButton
                type="button"
                aria-expanded={selected}
                onClick={({ detail }) => (folds && detail === 0 && selected ? onSelect(above) : select())}
              >
                {entry}
              </S.EntryButton>
            ) : (
              <S.Entry>{entry}</S.Entry>
            )}
            {more && selected && (
              <Level
                nodes={node.children ?? []}
                level={level + 1}
                path={path}
                above={own}
                onSelect={onSelect}
                prefix={prefix}
              />
            )}
          </li>
        );
      })}
    </S.Level>
  );
}
