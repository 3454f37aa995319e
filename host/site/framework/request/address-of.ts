import { inside } from '@staykit/routing/inside.ts';
import type { PageRequest } from './page-request.ts';

/** The target of a content link from this page. */
export function addressOf(url: string, { address: { prefix } }: Pick<PageRequest, 'address'>): string {
  return url.startsWith('/') ? inside(prefix, url) : url;
}
