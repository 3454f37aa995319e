import type { PublishedContent } from '@staykit/gateway/content/versions/published-content.ts';
import type { Database } from '@staykit/gateway/database/database.ts';
import type { GiftParts } from '@staykit/gateway/gifts/buy-gift.ts';
import type { SellingParts } from '@staykit/gateway/selling/selling-parts.ts';
import type { SharedStore } from '@staykit/gateway/shared-store/shared-store.ts';
import type { Passwords } from '@staykit/gateway/visitors/accounts/passwords.ts';
import type { Secret } from '@staykit/gateway/visitors/secret.ts';
import type { PartnerRegistry } from '@staykit/partners/partner-registry.ts';
import type { Sites } from '@staykit/routing/sites.ts';

/** Services of the back office. */
export interface OfficeServices {
  db: Database;
  /** Secret that signs sessions and encrypts second factors. */
  secret: Secret;
  sharedStore: SharedStore;
  passwords: Passwords;
  /** What sells stays and gifts. Actions replace its database by the one that writes the audit log. */
  selling: SellingParts & GiftParts;
  /** The present instant in ms since 1970. */
  clock(): number;
  /** Host name of the back office alone; absent: it is reached under `/admin` of every host. */
  host?: string;
  /** Origin of the studio of partner files; absent: the back office does not open it. */
  studio?: string;
  /** What editors write. */
  content: PublishedContent;
  /** Folder of the built app. */
  folder: string;
  /** Sign-ins that one address may try in a quarter of an hour; 0: no limit. */
  signInLimit: number;
}

/** What the back office is put together from. */
export interface BackOfficeParts extends OfficeServices {
  /** Host names of the shop: previews are shown there, and addresses of partners are made of them. */
  sites: Sites;
  /** Partners as they were read at the start, paused ones among them. */
  partners: PartnerRegistry;
  /** Folder with a folder of each partner; absent: there are none. */
  partnersFolder?: string;
}
