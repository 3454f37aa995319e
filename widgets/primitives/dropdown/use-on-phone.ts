import { useEffect, useState } from 'react';

/** Whether the screen is narrower than 768px; false on the server and until the page is live. */
export function useOnPhone(): boolean {
  const [onPhone, setOnPhone] = useState(false);
  useEffect(() => {
    const query = matchMedia('(max-width: 767px)');
    const read = () => setOnPhone(query.matches);
    read();
    query.addEventListener('change', read);
    return () => query.removeEventListener('change', read);
  }, []);
  return onPhone;
}
