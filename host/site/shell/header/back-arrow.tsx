import { iconArrowLeft } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { backRule } from './back-rule.ts';
import { SIMPLIFIED_PAGE_TYPES } from '../page-type-shell.ts';
import type { ShellProps } from '../shell-props.ts';

/** The way back from a page that sells without distraction; nothing on other pages. [HEADER-04] */
export function BackArrow({ address: { page, prefix }, search, t }: ShellProps) {
  if (!SIMPLIFIED_PAGE_TYPES.includes(page)) return null;
  const { href, history } = backRule(page, search, prefix);
  return (
    <a href={href} aria-label={t('menu.back')} data-arrow="" {...(history && { 'data-back': '' })}>
      <Icon of={iconArrowLeft} />
    </a>
  );
}
