import { printElement } from '../../framework/document/print-element.ts';
import { expect, it } from 'vitest';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { AccountMenu } from './account-menu.tsx';
import { screenType } from './screen-type.ts';

it('without a window a screen is a phone, and what is printed is what a phone shows', () => {
  expect(screenType(undefined)).toBe('mobile');
  const menu = <AccountMenu open onClose={() => {}} onSignOut={() => {}} t={createTranslate('fr_FR', en)} />;
  const html = printElement(menu);
  expect(html).toContain('<dialog');
  expect(html).not.toContain('data-dropdown');
});
