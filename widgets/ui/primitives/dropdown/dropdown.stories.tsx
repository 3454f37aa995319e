import { Kept, story } from '@staykit/testing/workshop/story.tsx';
import { Button } from '../button/button.tsx';
import { PanelBody, PanelFoot } from './dropdown.styles.ts';
import { Dropdown } from './dropdown.tsx';

export default { component: Dropdown };

const dropdown = (start: boolean) =>
  story(({ t }) => (
    <Kept start={start}>
      {(open, change) => (
        <Dropdown
          open={open}
          onClose={() => change(false)}
          label={t('filters.section.budget')}
          trigger={
            <Button
              variant="secondary"
              aria-expanded={open}
              aria-haspopup="dialog"
              onClick={() => change(!open)}
            >
              {t('filters.section.budget')}
            </Button>
          }
        >
          <PanelBody>{t('filters.distanceHint')}</PanelBody>
          <PanelFoot>
            <Button>{t('common.confirm')}</Button>
          </PanelFoot>
        </Dropdown>
      )}
    </Kept>
  ));

export const Closed = dropdown(false);
export const Open = dropdown(true);
