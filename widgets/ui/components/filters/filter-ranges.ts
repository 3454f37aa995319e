/** The sections with a slider: fetched when one of them is opened. */
export { BudgetFilter } from './budget-filter.tsx';
export { DistanceFilter } from './distance-filter.tsx';
