import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

export interface DrawerProps extends Omit<DialogProps, 'side'> {
  /** The edge it comes from. */
  side: 'left' | 'right' | 'bottom';
}

/** A modal dialog at an edge of the screen: a full column at the left or right, a sheet at the bottom. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} />;
}
