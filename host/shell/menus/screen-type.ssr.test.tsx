import { renderToString } from 'preact-render-to-string';
import type { VNode } from 'preact';
import { expect, it } from 'vitest';
import en from '../../../widgets/messages/en.json';
import { createTranslate } from '../../../widgets/messages/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { screenType } from './screen-type.ts';

it('without a window a screen is a phone, and what is printed is what a phone shows', () => {
  expect(screenType(undefined)).toBe('mobile');
  const menu = <AccountMenu open onClose={() => {}} onSignOut={() => {}} t={createTranslate('fr_FR', en)} />;
  const html = renderToString(menu as unknown as VNode);
  expect(html).toContain('<dialog');
  expect(html).not.toContain('data-dropdown');
});
