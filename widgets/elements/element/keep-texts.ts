/** Browsers that translate a page put a text of their own in `<font>`; we never make one. */
const isTranslation = (node: Node): node is ChildNode => node.nodeName === 'FONT';

/**
 * Keeps the texts of a tree in the page while the browser translates it. A translator takes a text node out and puts
 * its translation there; what React or Preact then write into that node nobody sees, and React throws once it removes
 * it. Here the node goes back, empty, beside its translation. As soon as the program changes something of a sentence,
 * all of it is shown as written, for the translator to translate anew. The function that is given back ends it, as does
 * the end of the tree.
 */
export function keepTexts(root: Node): () => void {
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
      if (isTranslation(node)) node.remove();
      else if (original !== undefined) {
        originals.delete(node);
        (node as Text).data ||= original;
      }
    }
  };

  const observer = new MutationObserver((records) => {
    const sentences = new Map<Node, { fonts: ChildNode[]; texts: Text[] }>();
    for (const { target, addedNodes, removedNodes } of records) {
      const sentence = target instanceof Text ? target.data && target.parentNode : target;
      if (!sentence || isTranslation(sentence)) continue;
      const { fonts, texts } = sentences.get(sentence) ?? { fonts: [], texts: [] };
      sentences.set(sentence, { fonts, texts });
      for (const node of addedNodes)
        if (isTranslation(node) && node.parentNode === sentence) fonts.push(node);
      for (const node of removedNodes) if (node instanceof Text && !node.parentNode) texts.push(node);
    }
    for (const [sentence, { fonts, texts }] of sentences) {
      const last = fonts.at(-1);
      isTranslated ||= last !== undefined;
      // One for each text as a rule; fewer where words of several became one.
      if (last) texts.forEach((text, index) => putBack(text, fonts[index] ?? last));
      else if (isTranslated) showOriginals(sentence);
    }
    // Those were our own.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
