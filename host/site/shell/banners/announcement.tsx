import { ANNOUNCEMENT_DEFAULT_COLOR, type AnnouncementText } from '@staykit/core/content/announcement.ts';
import { ANNOUNCEMENT_COLORS } from '@staykit/values/content/banner.ts';
import { iconClose } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { addressOf } from '../../framework/request/address-of.ts';
import type { ShellProps } from '../shell-props.ts';
import * as S from './banners.styles.ts';
import { bannerCode } from '../../framework/browser/dismissed.ts';

/** What the shop announces above everything else; closed once, it is not shown again. [BANNER-01] [BANNER-02] */
export function Announcement({ announcement, ...props }: ShellProps & { announcement: AnnouncementText }) {
  const { t, visit } = props;
  const { title, content, link } = announcement;
  const code = bannerCode('a', `${title ?? ''}${content}`);
  if (visit.dismissed.has(code)) return null;
  const color = ANNOUNCEMENT_COLORS.find((each) => each === announcement.colorVariation);
  const words = (
    <>
      {title !== undefined && <strong>{title}</strong>} <span>{content}</span>
    </>
  );
  return (
    <S.Announcement
      aria-label={t('banner.announcement')}
      data-color={color ?? ANNOUNCEMENT_DEFAULT_COLOR}
      data-banner={code}
    >
      <div>{link ? <a href={addressOf(link.url, props)}>{words}</a> : <p>{words}</p>}</div>
      <button type="button" data-dismiss={code} aria-label={t('banner.close')}>
        <Icon of={iconClose} />
      </button>
    </S.Announcement>
  );
}
