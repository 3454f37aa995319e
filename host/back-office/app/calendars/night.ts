/** A night as the server has it. */
export interface Night {
  night: string;
  price: number;
  allotment: number;
  sold: number;
  promotion: number;
  minimumStay: number;
  closed: boolean;
  closedToArrival: boolean;
}
