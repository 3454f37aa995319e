import { story } from '@staykit/testing/workshop/story.tsx';
import { BusyButton } from './busy-button.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

export default { component: Button };

const VARIANTS = ['primary', 'secondary', 'quiet', 'gift'] as const;

export const Variants = story(({ t }) =>
  VARIANTS.map((variant) => (
    <p key={variant}>
      <Button variant={variant}>{t('searchBox.search')}</Button>{' '}
      <Button variant={variant} size="l">
        {t('booking.book')}
      </Button>
    </p>
  )),
);

export const Disabled = story(({ t }) =>
  VARIANTS.map((variant) => (
    <p key={variant}>
      <Button variant={variant} disabled>
        {t('searchBox.search')}
      </Button>
    </p>
  )),
);

export const FullWidth = story(({ t }) => (
  <Button block size="l">
    {t('booking.showPrice')}
  </Button>
));

export const LinkThatLooksLikeOne = story(({ t }) => (
  <ButtonLink href="#stays">{t('common.allStays')}</ButtonLink>
));

export const Busy = story(({ t }) => <BusyButton loading>{t('booking.book')}</BusyButton>);

export const LongWords = story(({ t }) => (
  <Button>{`${t('booking.showPrice')}, ${t('booking.noCharge')}`}</Button>
));
