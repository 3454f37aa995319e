/** Text by its letters, a tick or a choice by its mark. */
const isChanged = (field: HTMLInputElement | HTMLTextAreaElement): boolean => {
  if (field.type === 'radio') return (field as HTMLInputElement).checked && !field.matches('[checked]');
  if (field.type === 'checkbox') return (field as HTMLInputElement).checked !== field.matches('[checked]');
  return field.value !== field.defaultValue;
};

/**
 * Tells a widget that was just hydrated of what the visitor typed into the server's HTML before it was live. Hydration
 * leaves the fields as they are and its state without their letters, so that the next render would take them away.
 */
export function tellTyped(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')) {
    if (!isChanged(field)) continue;
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    // What opens with a letter closes when its field is left, as this one was: after the render of the letter.
    if (!field.matches(':focus'))
      setTimeout(() => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true })));
  }
}
