/** Number of eco facilities that earn the label. [CARD-18] */
export const ECO_LABEL_MIN = 8;

/** Whether a hotel carries the eco label. [CARD-18] */
export function hasEcoLabel(ecoFacilities: number | undefined): boolean {
  return (ecoFacilities ?? 0) >= ECO_LABEL_MIN;
}
