/* An element that does nothing but stand there: what a cycle of any element costs the browser. */
customElements.define(
  'bench-control',
  class extends HTMLElement {
    connectedCallback(): void {
      if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).append('…');
    }
  },
);
