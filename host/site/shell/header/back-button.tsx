import { styled } from 'styled-components';
import { token } from '@staykit/themes/token.ts';
import type { Translate } from '@staykit/messages/translate.ts';
import { iconArrowLeft } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { inside } from '@staykit/routing/inside.ts';

const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-height: ${token('size.touch')};
  color: ${token('color.text-muted')};
  text-decoration: none;
`;

/** Stands in the place of a breadcrumb in the app; home for who came from nowhere. [NATIVEAPP-03] [PRODUCT-07] */
export function BackButton({ t, prefix }: { t: Translate; prefix: string }) {
  return (
    <Back href={inside(prefix, '/')} data-back="">
      <Icon of={iconArrowLeft} />
      {t('menu.back')}
    </Back>
  );
}
