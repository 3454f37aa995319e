import ListSubheader from '@mui/material/ListSubheader';
import type { ReactNode } from 'react';
import {
  AppBar,
  Layout,
  Menu,
  useCanAccessResources,
  useGetIdentity,
  UserMenu,
  useTranslate,
  type AppBarProps,
} from 'react-admin';
import { APP_RESOURCES } from '../resources.ts';

const GROUPS = ['sales', 'catalogue', 'content', 'money', 'shop'] as const;

function StaffMenu() {
  const translate = useTranslate();
  const { canAccess } = useCanAccessResources({
    action: 'list',
    resources: APP_RESOURCES.map(({ name }) => name),
  });
  return (
    <Menu>
      {GROUPS.flatMap((group) => {
        const own = APP_RESOURCES.filter((one) => one.group === group && canAccess?.[one.name]);
        if (own.length === 0) return [];
        return [
          <ListSubheader
            key={group}
            role="presentation"
            disableSticky
            sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}
          >
            {translate(`staff.groups.${group}`)}
          </ListSubheader>,
          ...own.map(({ name }) => <Menu.ResourceItem key={name} name={name} />),
        ];
      })}
    </Menu>
  );
}

/** Names the account in the bar, on a phone for those who hear the page too. */
function StaffBar(props: AppBarProps) {
  const { identity } = useGetIdentity();
  return <AppBar {...props} userMenu={<UserMenu label={identity?.fullName ?? ''} />} />;
}

/** The frame of all pages: a bar with the account, and the menu of what the role may see. */
export function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <Layout menu={StaffMenu} appBar={StaffBar}>
      {children}
    </Layout>
  );
}
