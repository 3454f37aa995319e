/** What an open list of orders needs: fetched when it is opened. */
export { SortChoices } from './sort-choices.tsx';
export { SortDrawer } from './sort-drawer.tsx';
