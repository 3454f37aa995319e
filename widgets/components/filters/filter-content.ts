/** What only an open filter needs: fetched when somebody comes near the bar. */
export { FilterPanel } from './filter-panel.tsx';
export { FilterSection } from './filter-section.tsx';
