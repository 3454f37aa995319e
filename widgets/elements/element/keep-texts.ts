/** Browsers that translate a page put a text of their own in `<font>`; we never make one. */
const isTranslation = (node: Node): boolean => node.nodeName === 'FONT';

/**
 * Keeps the texts of a tree in the page while the browser translates it. A translator takes a text node out and puts
 * its translation there; what React or Preact then write into that node nobody sees, and React throws once it removes
 * it. Here the node goes back, empty, beside its translation. As soon as the program changes something of a sentence,
 * all of it is shown as written, for the translator to translate anew. The function that is given back ends it, as does the end of the tree.
 */
export function keepTexts(root: Node): () => void {
  const translations = new WeakSet<Node>();
  /** What the texts that were put back, empty, would say. */
  const originals = new WeakMap<Node, string>();
  let isTranslated = false;

  const putBack = (text: Text, beside: ChildNode): void => {
    originals.set(text, text.data);
    text.data = '';
    beside.before(text);
    observer.observe(text, { characterData: true });
  };

  const showOriginals = (sentence: Node): void => {
    for (const node of Array.from(sentence.childNodes)) {
      const original = originals.get(node);
      if (translations.has(node)) node.remove();
      else if (original !== undefined) {
        originals.delete(node);
        (node as Text).data ||= original;
      }
    }
  };

  const observer = new MutationObserver((records) => {
    const came = new Map<Node, ChildNode[]>();
    const lost = new Map<Node, Text[]>();
    const changed = new Set<Node>();
    for (const { target, addedNodes, removedNodes } of records) {
      if (isTranslation(target)) continue;
      if (target instanceof Text) {
        if (target.data && target.parentNode) changed.add(target.parentNode);
        continue;
      }
      changed.add(target);
      for (const node of addedNodes)
        if (isTranslation(node) && node.parentNode === target)
          came.set(target, [...(came.get(target) ?? []), node as ChildNode]);
      for (const node of removedNodes)
        if (node instanceof Text && !node.parentNode) lost.set(target, [...(lost.get(target) ?? []), node]);
    }
    isTranslated ||= came.size > 0;
    if (!isTranslated) return;
    for (const [sentence, nodes] of came) {
      changed.delete(sentence);
      for (const node of nodes) translations.add(node);
      // One for each text as a rule; fewer where words of several became one.
      lost.get(sentence)?.forEach((text, index) => putBack(text, nodes[Math.min(index, nodes.length - 1)]!));
    }
    changed.forEach(showOriginals);
    // Those were our own.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
