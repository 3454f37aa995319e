import type { ImageFormat } from '@staykit/contract/images.ts';
import type { ImageSize } from '@staykit/values/offer/image-sizes.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import type { ActivityRecord, GiftRecord, PlaceRecord } from './catalogue/records.ts';
import type { HotelFacts } from './catalogue/facts/hotel-facts.ts';
import type { DatabaseState } from './database/database.ts';
import type { ContentStore } from './content/content-store.ts';
import type { TrustedSites } from '@staykit/core/market/safe-return.ts';
import type { HotelSource } from './products/hotel-source.ts';
import type { ReviewRepository } from './products/review-repository.ts';
import type { Inventory } from './catalogue/inventory/inventory.ts';
import type { SearchEngine } from './search/engine/search-engine.ts';
import type { Suggest } from './search/suggest/suggest.ts';
import type { GiftShop } from './gifts/gift-shop.ts';
import type { PaymentDesk } from './payment/payment-desk.ts';
import type { InvoiceDesk } from './payment/invoices/invoice-desk.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { Selling } from './selling/selling.ts';
import type { ExperimentConditions } from '@staykit/experiments/assign-variants.ts';
import type { SharedStore } from './shared-store/shared-store.ts';
import type { Visitors } from './visitors/open-visitors.ts';

/** Everything that searches are answered from. Replaced as a whole when the catalogue changes. */
export interface SearchModel {
  engine: SearchEngine;
  suggest: Suggest;
  /** By id. */
  places: ReadonlyMap<string, PlaceRecord>;
  /** By id. */
  activities: ReadonlyMap<string, ActivityRecord>;
}

/** Pictures in the sizes and formats of the contract. */
export interface ImageSource {
  /** The encoded picture, or undefined when there is none of that id. */
  picture(id: string, size: ImageSize, format: ImageFormat): Promise<Uint8Array | undefined>;
}

/** What the gateway is put together from. It holds no SQL: repositories stand behind these. */
export interface GatewayParts {
  /** The present model, or undefined while it is being built: calls are then answered 503. */
  model(): SearchModel | undefined;
  images: ImageSource;
  /** Boxes and gift cards of the present catalogue, or undefined while they are read (503); absent: their calls are answered 501. */
  gifts?(): readonly GiftRecord[] | undefined;
  /** Hotels, offers and calendars as the database has them; absent: calls that ask it are answered 501. */
  hotels?: HotelSource;
  /** What is shown of hotels beyond the catalogue's tables. Default: what follows from these. */
  facts?: HotelFacts;
  /** What guests wrote; absent: the call for reviews is answered 501. */
  reviews?: ReviewRepository;
  /** Editorial content; absent: its calls are answered 501. */
  content?: ContentStore;
  /** The present instant in ms since 1970. */
  clock(): number;
  /** Whether the database answers, as of the last second; absent: it does. Told by /readyz. */
  database?(): DatabaseState;
  /** Payments and differences in the books that an operator has to look at; told by /readyz, which stays 200. */
  parked?(): number;
  /** Whether the process is about to stop: a balancer then sends visitors to others. Asked by /readyz. */
  isStopping?(): boolean;
  /** Requests a minute for one address; 0 or absent: no limit, of single calls neither. */
  rateLimit?: number;
  /** The sites whose pages may write; absent: the one that is asked alone. */
  trusted?: TrustedSites;
  /** Answers that are the same for everybody; absent: each is made again. */
  answers?: ResponseCache;
  /** What the processes of the shop count and remember together; absent: this process counts by itself. */
  sharedStore?: SharedStore;
  /** What visitors leave; absent: their calls are answered 501. */
  visitors?: Visitors;
  /** What sells stays; absent: quotes and bookings are answered 501. */
  selling?: Selling;
  /** What takes payments: it decides which methods are offered; absent: a card is asked for. */
  paymentProvider?: PaymentProvider;
  /** Payments on a page of the provider; absent: their calls are answered 501. */
  payments?: PaymentDesk;
  /** Invoices of sales; absent: their calls are answered 501. */
  invoices?: InvoiceDesk;
  /** Gifts that are sold and redeemed; absent: their calls are answered 501. */
  giftShop?: GiftShop;
  /** Inventory of suppliers; absent: its calls are answered 501. */
  inventory?: Inventory;
  /** Who sees which variant. Default: those of the code. */
  experiments?: ExperimentConditions;
}
