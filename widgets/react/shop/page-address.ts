import { createBrowserAddress } from '@staykit/channel/browser-address.ts';
import type { AddressBinding } from '@staykit/core/search/address/address.ts';

let address: AddressBinding | undefined;

/** The address of the page as a prop, made once, so that all follow one binding; a server has none. */
export const pageAddress = (): { address?: AddressBinding } =>
  typeof window === 'undefined' ? {} : { address: (address ??= createBrowserAddress(window)) };
