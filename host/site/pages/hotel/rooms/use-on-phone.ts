import { useEffect, useState } from 'react';

const PHONE = '(max-width: 767px)';

/** Whether the page is seen on a phone; not so until the page is live. */
export function useOnPhone(): boolean {
  const [onPhone, setOnPhone] = useState(false);
  useEffect(() => {
    const phone = matchMedia(PHONE);
    const follow = () => setOnPhone(phone.matches);
    follow();
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);
  return onPhone;
}
