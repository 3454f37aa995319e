import HistoryIcon from '@mui/icons-material/History';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Page = LazyExoticComponent<ComponentType>;

/** A resource of the menu: pages that are fetched when they are opened. */
export interface AppResource {
  /** As on the server. */
  name: string;
  /** Heading of the menu under which it stands. */
  group: 'sales' | 'catalogue' | 'money' | 'shop';
  icon: ComponentType;
  list: Page;
  show?: Page;
  edit?: Page;
  create?: Page;
}

/** All resources in the order of the menu. What a role may not read is not shown. */
export const APP_RESOURCES: readonly AppResource[] = [
  {
    name: 'audit',
    group: 'shop',
    icon: HistoryIcon,
    list: lazy(() => import('./audit/audit-list.tsx')),
    show: lazy(() => import('./audit/audit-show.tsx')),
  },
];
