import { accountHref, CUSTOMER_ACCOUNT_ENABLED } from '@staykit/core/account/account-links.ts';
import { iconUser } from '@staykit/ui/primitives/icon/icons.ts';
import { Icon } from '@staykit/ui/primitives/icon/icon.tsx';
import { inside } from '@staykit/routing/inside.ts';
import type { ShellProps } from '../shell-props.ts';
import { shopOrigin } from '../../framework/request/shop-origin.ts';
import { BOOKING_LOOKUP_PATH } from '../shell-links.ts';

interface AccountLinkProps extends ShellProps {
  /** The customer-account toggle. [ACCOUNT-06] */
  enabled?: boolean;
  /** The address in full; the script adds the hash, which no server sees. [ACCOUNT-04] */
  href?: string;
}

/** The account button: a link, which a script turns into the menu of who is signed in. [ACCOUNT-04..06] */
export function AccountLink(props: AccountLinkProps) {
  const { address, path, search, origin, visit, t, enabled = CUSTOMER_ACCOUNT_ENABLED } = props;
  const { href = `${origin.protocol}://${origin.host}${path}${search}` } = props;
  const signedIn = visit.signedIn === true;
  const menu = enabled && signedIn;
  const leads = accountHref({ enabled, signedIn }, href, BOOKING_LOOKUP_PATH);
  return (
    <a
      href={enabled ? shopOrigin(props) + leads : inside(address.prefix, leads)}
      aria-label={t(menu ? 'account.mine' : enabled ? 'account.signIn' : 'menu.checkBooking')}
      {...(menu ? { 'data-menu': 'account' } : enabled && { rel: 'nofollow', 'data-sign-in': '' })}
    >
      <Icon of={iconUser} />
    </a>
  );
}
