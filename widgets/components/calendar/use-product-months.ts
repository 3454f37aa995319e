import { useEffect, useState } from 'react';
import { useTurnedMonths, type CalendarView } from './use-paged-months.ts';

/** Months that the calendar of a product shows side by side, by the screen. [CAL-16] */
export const PRODUCT_MONTHS = { desktop: 2, mobile: 1 };

/** Months that it asks for at a time, by the screen. [BOOKING-16] */
export const PRODUCT_BATCH = { desktop: 2, mobile: 3 };

const PHONE = '(max-width: 767px)';

/** The months of a product's calendar: two on a desk, one on a phone, turned by buttons on both. [CAL-16] */
export const useProductMonths: CalendarView = ({ start }) => {
  const [screen, setScreen] = useState<keyof typeof PRODUCT_MONTHS>('desktop');
  useEffect(() => {
    const phone = matchMedia(PHONE);
    const follow = () => setScreen(phone.matches ? 'mobile' : 'desktop');
    follow();
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);
  return useTurnedMonths(start, PRODUCT_MONTHS[screen], PRODUCT_BATCH[screen]);
};
