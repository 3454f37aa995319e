import '@angular/compiler';
import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { SHOP, type Mount, type OnSearch, type Shown } from './shown.ts';

/** Compiled in the browser, so that one build serves every framework; `examples/angular` has Angular's own. */
export const mount: Mount = (_, first, onSearch) => {
  const shown = signal<Shown>(first);
  class Stays {
    readonly shop = SHOP;
    readonly shown = shown;
    readonly search: OnSearch = onSearch;
  }
  const Rendered = Component({
    selector: '#app',
    schemas: [CUSTOM_ELEMENTS_SCHEMA],
    template: `
      <stay-search-box [api]="shop.api" [locale]="shop.locale" (stay-search)="search($event)" />
      @if (shown().hasGrid) {
        <stay-results-grid
          [api]="shop.api"
          [locale]="shop.locale"
          [productUrl]="shown().productUrl"
          [pageSize]="shown().pageSize"
          [newTab]="shown().newTab"
          [criteria]="shown().criteria"
        >
          <a href="#stays">{{ shown().link }}</a>
        </stay-results-grid>
      }
    `,
  })(Stays) as typeof Stays;
  void bootstrapApplication(Rendered);
  return (next) => shown.set(next);
};
