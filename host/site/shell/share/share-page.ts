/**
 * Hands the address of the page, with its chosen dates, to what the device shares with; where it has nothing for that,
 * copies it. The outcome is shown beside the button.
 */
export async function sharePage(button: HTMLElement): Promise<void> {
  const told = button.nextElementSibling;
  const { copied = '', failed = '' } = button.dataset;
  const { href: url } = location;
  const tell = (text: string): void => {
    if (told) told.textContent = text;
  };
  try {
    if ('share' in navigator) await navigator.share({ title: document.title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      tell(copied);
    }
  } catch (error) {
    // The visitor closed what the device opened: no fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) tell(failed);
  }
}
