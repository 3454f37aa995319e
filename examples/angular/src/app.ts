import { Component, computed, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { StayEventMap, StayResultsGrid } from '@staykit/widgets/element-types';

/** Origin of the shop, in `angular.json`. */
declare const STAYKIT_API: string;

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <!-- An object is a property: it arrives in the browser. -->
    <stay-search-box locale="nl_BE" partner="1042" [attr.api]="api" [criteria]="criteria()" />
    <button (click)="criteria.set({ stars: [5] })">Alleen vijf sterren</button>
    <output>{{ told() }}</output>
    <!-- As text, the server can search for it too. -->
    <stay-results-grid
      locale="nl_BE"
      partner="1042"
      new-tab
      [attr.api]="api"
      [attr.criteria]="text()"
      (stay-results)="count($event)"
      (stay-select-offer)="choose($event)"
    >
      <a href="https://shop.example/search">Alle verblijven</a>
    </stay-results-grid>
  `,
})
export class App {
  readonly api = STAYKIT_API;
  readonly criteria = signal<StayResultsGrid['criteria']>({ stars: [5, 4] });
  readonly text = computed(() => JSON.stringify(this.criteria()));
  readonly told = signal('');

  count({ detail }: StayEventMap['stay-results']): void {
    this.told.set(`${detail.total} verblijven`);
  }

  choose(event: StayEventMap['stay-select-offer']): void {
    event.preventDefault(); // this page opens offers in its own way
    this.told.set(event.detail.url);
  }
}
