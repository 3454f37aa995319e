import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Layout, Menu, useCanAccessResources, useTranslate } from 'react-admin';
import { APP_RESOURCES } from '../resources.ts';

const GROUPS = ['sales', 'catalogue', 'money', 'shop'] as const;

function StaffMenu() {
  const translate = useTranslate();
  const { canAccess } = useCanAccessResources({
    action: 'list',
    resources: APP_RESOURCES.map(({ name }) => name),
  });
  return (
    <Menu>
      {GROUPS.map((group) => {
        const own = APP_RESOURCES.filter((one) => one.group === group && canAccess?.[one.name]);
        return own.length === 0 ? null : (
          <Box component="li" key={group} role="none" sx={{ listStyle: 'none' }}>
            <Typography variant="caption" color="text.secondary" sx={{ px: 2, pt: 1.5, display: 'block' }}>
              {translate(`staff.groups.${group}`)}
            </Typography>
            {own.map(({ name }) => (
              <Menu.ResourceItem key={name} name={name} />
            ))}
          </Box>
        );
      })}
    </Menu>
  );
}

/** The frame of all pages: a bar with the account, and the menu of what the role may see. */
export function StaffLayout({ children }: { children: ReactNode }) {
  return <Layout menu={StaffMenu}>{children}</Layout>;
}
