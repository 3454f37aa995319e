/**
 * Hands the address of the page, with its chosen dates, to what the device shares with; where it has nothing for that,
 * copies it. What came of it is told beside the button.
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
    // Whoever closes what the device opened has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) tell(failed);
  }
}
