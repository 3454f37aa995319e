import { expect, it } from 'vitest';
import { carryAddress } from './carry-address.ts';

const here = {
  href: 'https://shop.example/product/12?flow=gifting#checkin=2030-06-01&a=2',
  hash: '#checkin=2030-06-01&a=2',
};

function pressed(link: string): string {
  const root = document.createElement('div');
  root.innerHTML = link;
  carryAddress(root.querySelector('span')!, here);
  return root.querySelector('a')!.href;
}

it('a visitor who changes the language keeps what was chosen in the hash [MENU-08]', () => {
  const other = 'https://nl.shop.example/product/12?flow=gifting';
  expect(pressed(`<a data-same-page href="${other}"><span>Nederlands</span></a>`)).toBe(
    `${other}${here.hash}`,
  );
  expect(pressed(`<a href="${other}"><span>België</span></a>`)).toBe(other);
});

it('a visitor who signs in comes back to the whole address [ACCOUNT-04]', () => {
  const signIn = pressed(
    '<a data-sign-in href="https://shop.example/account/signin?origin=x"><span>Me</span></a>',
  );
  expect(new URL(signIn).searchParams.get('origin')).toBe(here.href);
});
