import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Notification } from 'react-admin';

/** The card in the middle of pages without a menu. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default', p: 2 }}
    >
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ display: 'grid', gap: 2, p: 3 }}>
          <Typography variant="h6" component="h1">
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
      <Notification />
    </Box>
  );
}
