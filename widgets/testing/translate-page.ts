/**
 * Puts a translation in the place of every text below `root`, in shadow roots too, as Chrome and Edge do. It needs
 * nothing beside itself, so that a journey can run it in its page.
 */
export function translatePage(root: Node = document.body): void {
  const isKept = (text: Text): boolean =>
    !text.data.trim() || !!text.parentElement?.closest('[translate="no"], font, script, style');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Text && !isKept(node)) texts.push(node);
    if (node instanceof Element && node.shadowRoot) translatePage(node.shadowRoot);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}
