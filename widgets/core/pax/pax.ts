/** Who travels together. [ENTITY-05] */
export interface Pax {
  /** 12 years and older: 1 to 20. [PAX-02] */
  adult: number;
  /** 3 to 11 years: 0 to 10. [PAX-03] */
  child: number;
  /** 0 to 2 years: 0 to 10. [PAX-04] */
  baby: number;
  /** Everybody sleeps in one room. [PAX-13] */
  singleRoom: boolean;
}
