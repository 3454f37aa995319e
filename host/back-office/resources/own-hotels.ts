import type { Staff } from '../registry/resource.ts';

/** Whether a person may see a hotel: a supplier its own, others all. */
export const mayOpenHotel = ({ hotels }: Pick<Staff, 'hotels'>, hotelId: string): boolean =>
  hotels === undefined || hotels.includes(hotelId);
