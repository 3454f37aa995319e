import { useEffect, useState } from 'react';
import { lookupRequest, type LookupRequest } from './lookup-request.ts';

/** What the address asks the look-up for; nothing on a server, and another thing once the hash is another. */
export function useLookupRequest(live: boolean): LookupRequest {
  const [request, setRequest] = useState<LookupRequest>();
  useEffect(() => {
    if (!live) return;
    const read = () => setRequest(lookupRequest(location.hash));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [live]);
  return request;
}
