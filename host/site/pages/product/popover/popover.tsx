import type { ReactNode } from 'react';
import type { Translate } from '@staykit/messages/translate.ts';
import { IconButton } from '@staykit/ui/primitives/icon-button/icon-button.tsx';
import { iconClose } from '@staykit/ui/primitives/icon/icons.ts';
import * as S from './popover.styles.ts';

interface PopoverProps {
  /** What the button that opens it names in `popovertarget`. */
  id: string;
  title: string;
  t: Translate;
  /** For pictures. */
  wide?: boolean;
  /** Over the whole screen. [GALLERY-07] */
  full?: boolean;
  children: ReactNode;
}

/** What a button opens over the page, with no script: the browser shows it, and closes it with the Escape key. [PRODUCT-14] */
export function Popover({ id, title, t, wide = false, full = false, children }: PopoverProps) {
  return (
    <S.Popover
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      {...(wide && { 'data-wide': '' })}
      {...(full && { 'data-full': '' })}
    >
      <header>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus goes into what was opened, and back when it closes */}
        <h2 id={`${id}-title`} tabIndex={-1} autoFocus>
          {title}
        </h2>
        <IconButton
          icon={iconClose}
          label={t('common.close')}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </header>
      <div>{children}</div>
    </S.Popover>
  );
}
