/**
 * Runs in a page: puts each element there, presses whatever opens something, drags the map, and takes the element away
 * while it is open, `cycles` times.
 */
export async function openAndRemove([markups, cycles]: readonly [readonly string[], number]): Promise<void> {
  const within = async <T>(ms: number, found: () => T | null | undefined): Promise<T | undefined> => {
    for (const until = performance.now() + ms; performance.now() < until;) {
      const one = found();
      if (one) return one;
      await new Promise((next) => setTimeout(next, 10));
    }
    return undefined;
  };
  for (let cycle = 0; cycle < cycles; cycle += 1)
    for (const markup of markups) {
      let count = 1;
      for (let at = 0; at < count; at += 1) {
        document.body.append(document.createRange().createContextualFragment(markup));
        const element = document.body.lastElementChild!;
        const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
        await within(10_000, () => find('button:not([disabled]), select'));
        const all =
          element.shadowRoot?.querySelectorAll<HTMLElement>('[aria-haspopup], [aria-expanded]') ?? [];
        count = Math.max(1, all.length);
        all[at]?.click();
        await within(500, () => find('dialog[open], :popover-open, [role=listbox]'));
        const map =
          find('[role=application]') && (await within(3_000, () => find('[role=application] button')));
        for (const [type, by] of Object.entries({ mousedown: 0, mousemove: 40, mouseup: 40 }))
          map?.dispatchEvent(
            new MouseEvent(type, { bubbles: true, composed: true, clientX: 300 + by, clientY: 300 }),
          );
        element.remove();
        await new Promise((next) => setTimeout(next));
      }
    }
}
