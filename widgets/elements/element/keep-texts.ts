/** Browsers that translate a page put a text of their own in `<font>`; we never make one. */
const isTranslation = (node: Node): boolean => node.nodeName === 'FONT';

function push<Value>(lists: Map<Node, Value[]>, key: Node, value: Value): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

/**
 * Keeps the texts of a tree in the page while the browser translates it. A translator takes a text node out and puts
 * its translation there; what React or Preact then write into that node nobody sees, and React throws once it removes
 * it. Here the node goes back, empty, beside its translation. As soon as the program changes something of a sentence,
 * all of it is shown as written, for the translator to translate anew. A text in whose place another text stands takes
 * that place again once the program writes into it. The function that is given back ends it, as does the end of the tree.
 */
export function keepTexts(root: Node): () => void {
  const translations = new WeakSet<Node>();
  /** What the texts that were put back, empty, would say. */
  const originals = new WeakMap<Node, string>();
  /** Texts in the place of texts that were taken out: of a translator, or of our own, which are never written into again. */
  const standIns = new WeakMap<Node, ChildNode>();
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
    const written = new Map<Node, Text[]>();
    const lost = new Map<Node, Text[]>();
    const changed = new Set<Node>();
    for (const { target, addedNodes, removedNodes } of records) {
      if (isTranslation(target)) continue;
      if (target instanceof Text) {
        if (!target.parentNode) standIns.get(target)?.replaceWith(target);
        else if (target.data) changed.add(target.parentNode);
        continue;
      }
      changed.add(target);
      for (const node of addedNodes)
        if (node.parentNode === target) {
          if (isTranslation(node)) push(came, target, node as ChildNode);
          else if (node instanceof Text) push(written, target, node);
        }
      for (const node of removedNodes) if (node instanceof Text && !node.parentNode) push(lost, target, node);
    }
    for (const [sentence, texts] of lost)
      if (!came.has(sentence))
        texts.forEach((text, index) => {
          const standIn = written.get(sentence)?.[index];
          if (!standIn) return;
          standIns.set(text, standIn);
          observer.observe(text, { characterData: true });
        });
    isTranslated ||= came.size > 0;
    for (const [sentence, nodes] of came) {
      changed.delete(sentence);
      for (const node of nodes) translations.add(node);
      // One for each text as a rule; fewer where words of several became one.
      lost.get(sentence)?.forEach((text, index) => putBack(text, nodes[Math.min(index, nodes.length - 1)]!));
    }
    if (isTranslated) changed.forEach(showOriginals);
    // Those were our own.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
