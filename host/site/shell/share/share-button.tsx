import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { focusRing } from '@staykit/ui/primitives/focus-ring/focus-ring.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { iconShare } from '@staykit/ui/primitives/icon/icons.ts';

const Share = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space.8')};
  color: ${token('color.text-muted')};
  font-size: ${token('type.size-14')};

  button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.8')};
    min-height: ${token('size.touch')};
    padding: 0;
    border: 0;
    background: none;
    color: ${token('color.accent')};
    font: inherit;
    font-size: ${token('type.size-16')};
    cursor: pointer;
    ${focusRing}
  }
`;

/**
 * Shares the page with the dates that are chosen on it: by what the device has for it, else the address is copied. Not
 * seen before the page is live.
 */
export function ShareButton({ t }: { t: Translate }) {
  return (
    <Share>
      <button type="button" data-share="" data-copied={t('share.copied')} data-failed={t('share.failed')}>
        <Icon of={iconShare} />
        {t('share.button')}
      </button>
      <span role="status" />
    </Share>
  );
}
