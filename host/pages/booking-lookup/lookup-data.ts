/** What the page of a booking begins with. */
export interface BookingLookupData {
  /** The number that its address holds; '' where it holds none. */
  number: string;
  /** The sales terms, which whoever moves a stay accepts. */
  termsUrl: string;
}
