import { useState } from 'react';
import { call, type Studio } from './calls.ts';

/** Who works here, with the way back to the back office and out. */
export function PersonBar({ who, cameFrom }: NonNullable<Studio['person']>) {
  const [failure, setFailure] = useState('');
  const signOut = () => {
    call('POST', 'sign-out').then(
      () => window.location.assign(cameFrom),
      (error: Error) => setFailure(error.message),
    );
  };
  return (
    <nav className="person" aria-label="You">
      <a href={cameFrom}>Back office</a>
      <span>{who}</span>
      {failure !== '' && <span role="alert">{failure}</span>}
      <button type="button" className="link" onClick={signOut}>
        Sign out
      </button>
    </nav>
  );
}
