import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import ArticleIcon from '@mui/icons-material/Article';
import CardGiftcardIcon from '@mui/icons-material/CardGiftcard';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import HandshakeIcon from '@mui/icons-material/Handshake';
import HistoryIcon from '@mui/icons-material/History';
import HotelIcon from '@mui/icons-material/Hotel';
import KeyIcon from '@mui/icons-material/Key';
import LocalActivityIcon from '@mui/icons-material/LocalActivity';
import LocalOfferIcon from '@mui/icons-material/LocalOffer';
import ListAltIcon from '@mui/icons-material/ListAlt';
import MailIcon from '@mui/icons-material/MailOutline';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import PeopleIcon from '@mui/icons-material/People';
import RateReviewIcon from '@mui/icons-material/RateReview';
import ReceiptIcon from '@mui/icons-material/ReceiptLong';
import RequestQuoteIcon from '@mui/icons-material/RequestQuote';
import SyncProblemIcon from '@mui/icons-material/SyncProblem';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Page = LazyExoticComponent<ComponentType>;

/** A resource of the menu: pages that are fetched when they are opened. */
export interface AppResource {
  /** As on the server. */
  name: string;
  /** Heading of the menu under which it stands. */
  group: 'sales' | 'catalogue' | 'content' | 'money' | 'shop';
  icon: ComponentType;
  list: Page;
  show?: Page;
  edit?: Page;
  create?: Page;
}

/** All resources in the order of the menu. What a role may not read is not shown. */
export const APP_RESOURCES: readonly AppResource[] = [
  {
    name: 'bookings',
    group: 'sales',
    icon: ReceiptIcon,
    list: lazy(() => import('./bookings/booking-list.tsx')),
    show: lazy(() => import('./bookings/booking-show.tsx')),
  },
  {
    name: 'reservations',
    group: 'sales',
    icon: EventAvailableIcon,
    list: lazy(() => import('./hotels/reservations/reservation-list.tsx')),
    show: lazy(() => import('./hotels/reservations/reservation-show.tsx')),
  },
  {
    name: 'gifts',
    group: 'sales',
    icon: CardGiftcardIcon,
    list: lazy(() => import('./gifts/gift-list.tsx')),
    show: lazy(() => import('./gifts/gift-show.tsx')),
  },
  {
    name: 'promoCodes',
    group: 'sales',
    icon: LocalOfferIcon,
    list: lazy(() => import('./promo-codes/promo-code-list.tsx')),
    show: lazy(() => import('./promo-codes/promo-code-show.tsx')),
    edit: lazy(() => import('./promo-codes/promo-code-edit.tsx')),
    create: lazy(() => import('./promo-codes/promo-code-create.tsx')),
  },
  {
    name: 'mails',
    group: 'sales',
    icon: MailIcon,
    list: lazy(() => import('./mails/mail-list.tsx')),
    show: lazy(() => import('./mails/mail-show.tsx')),
  },
  {
    name: 'reviews',
    group: 'sales',
    icon: RateReviewIcon,
    list: lazy(() => import('./reviews/review-list.tsx')),
    show: lazy(() => import('./reviews/review-show.tsx')),
  },
  {
    name: 'hotels',
    group: 'catalogue',
    icon: HotelIcon,
    list: lazy(() => import('./hotels/hotel-list.tsx')),
    show: lazy(() => import('./hotels/hotel-show.tsx')),
    edit: lazy(() => import('./hotels/hotel-edit.tsx')),
  },
  {
    name: 'supplierKeys',
    group: 'catalogue',
    icon: KeyIcon,
    list: lazy(() => import('./supplier-keys/supplier-key-list.tsx')),
    show: lazy(() => import('./supplier-keys/supplier-key-show.tsx')),
    create: lazy(() => import('./supplier-keys/supplier-key-create.tsx')),
  },
  {
    name: 'content',
    group: 'content',
    icon: ArticleIcon,
    list: lazy(() => import('./content/content-list.tsx')),
    edit: lazy(() => import('./content/content-edit.tsx')),
    create: lazy(() => import('./content/content-create.tsx')),
  },
  {
    name: 'partners',
    group: 'shop',
    icon: HandshakeIcon,
    list: lazy(() => import('./shop/partners/partner-list.tsx')),
    show: lazy(() => import('./shop/partners/partner-show.tsx')),
  },
  {
    name: 'activityVouchers',
    group: 'money',
    icon: LocalActivityIcon,
    list: lazy(() => import('./gifts/activities/activity-voucher-list.tsx')),
    create: lazy(() => import('./gifts/activities/activity-voucher-create.tsx')),
  },
  {
    name: 'ledgerAccounts',
    group: 'money',
    icon: MenuBookIcon,
    list: lazy(() => import('./money/ledger/account-list.tsx')),
    show: lazy(() => import('./money/ledger/account-show.tsx')),
  },
  {
    name: 'statements',
    group: 'money',
    icon: RequestQuoteIcon,
    list: lazy(() => import('./money/statements/statement-list.tsx')),
    show: lazy(() => import('./money/statements/statement-show.tsx')),
  },
  {
    name: 'ledgerEntries',
    group: 'money',
    icon: ListAltIcon,
    list: lazy(() => import('./money/ledger/entry-list.tsx')),
  },
  {
    name: 'settling',
    group: 'money',
    icon: SyncProblemIcon,
    list: lazy(() => import('./money/settling/settling-list.tsx')),
  },
  {
    name: 'reconciliations',
    group: 'money',
    icon: AccountBalanceIcon,
    list: lazy(() => import('./money/reconciliations/reconciliation-list.tsx')),
    show: lazy(() => import('./money/reconciliations/reconciliation-show.tsx')),
    create: lazy(() => import('./money/reconciliations/reconciliation-create.tsx')),
  },
  {
    name: 'staff',
    group: 'shop',
    icon: PeopleIcon,
    list: lazy(() => import('./staff/staff-list.tsx')),
    show: lazy(() => import('./staff/staff-show.tsx')),
    create: lazy(() => import('./staff/staff-create.tsx')),
  },
  {
    name: 'audit',
    group: 'shop',
    icon: HistoryIcon,
    list: lazy(() => import('./shop/audit/audit-list.tsx')),
    show: lazy(() => import('./shop/audit/audit-show.tsx')),
  },
];
