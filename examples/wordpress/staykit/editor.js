/* The block in the editor: which widget, and its attributes. Written without a build. */
(({ blocks, blockEditor, components, element }) => {
  const { createElement: h, Fragment } = element;

  /** Attributes of each widget that an editor may want to set; docs/reference/elements.md has them all. */
  const OPTIONS = {
    'search-box': { 'results-url': 'Page of the results', criteria: 'Criteria, like city=75&a=2' },
    'results-grid': { criteria: 'Criteria, like stars=5,4', 'page-size': 'Offers per page' },
    'booking-box': { 'product-id': 'Id of the product' },
    'gift-drawer': { 'product-id': 'Id of the product', 'box-code': 'Code of the gift box' },
    reviews: { 'hotel-id': 'Id of the hotel', 'page-size': 'Reviews per page' },
    'contact-form': { 'success-url': 'Page of thanks' },
  };
  const label = (widget) => widget.replace('-', ' ').replace(/^./, (first) => first.toUpperCase());

  blocks.registerBlockType('staykit/widget', {
    edit({ attributes: { widget, options }, setAttributes }) {
      const set = (name) => (value) => {
        const { [name]: _, ...others } = options;
        setAttributes({ options: value === '' ? others : { ...others, [name]: value } });
      };
      const settings = h(
        components.PanelBody,
        { title: label(widget) },
        h(components.SelectControl, {
          label: 'Widget',
          value: widget,
          options: Object.keys(OPTIONS).map((value) => ({ value, label: label(value) })),
          onChange: (value) => setAttributes({ widget: value, options: {} }),
        }),
        ...Object.entries(OPTIONS[widget]).map(([name, words]) =>
          h(components.TextControl, {
            key: name,
            label: words,
            value: options[name] ?? '',
            onChange: set(name),
          }),
        ),
      );
      return h(
        Fragment,
        null,
        h(blockEditor.InspectorControls, null, settings),
        h(
          'div',
          blockEditor.useBlockProps(),
          h(components.Placeholder, {
            icon: 'palmtree',
            label: `Staykit: ${label(widget)}`,
            instructions: 'Visitors see the widget here.',
          }),
        ),
      );
    },
    // What visitors get is printed by staykit.php.
    save: () => null,
  });
})(window.wp);
