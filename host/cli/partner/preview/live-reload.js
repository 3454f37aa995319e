/*
 * On every page of a preview: loads the page again after a save, and shows what is wrong with the partner's file, above
 * the site as it was. It is told of the version that its page was printed for, so a save while the page loads is not lost.
 */
const body = document.body;
const printed = body.dataset.previewVersion;
const slug = body.dataset.previewPartner;

/** @param {{ version: number, findings: Record<string, string> }} now */
function hear(now) {
  const text = slug === undefined ? undefined : now.findings[slug];
  // A file with errors changes nothing of the site: the page stays, with its scroll and what was typed.
  if (text === undefined && String(now.version) !== printed) location.reload();
  else showFindings(text);
}

/** @param {string | undefined} text */
function showFindings(text) {
  document.getElementById('staykit-findings')?.remove();
  if (text === undefined) return;
  const box = document.createElement('section');
  box.id = 'staykit-findings';
  box.setAttribute('role', 'alert');
  const title = document.createElement('strong');
  title.textContent = 'The partner file has errors. The site is as before.';
  const list = document.createElement('pre');
  list.textContent = text;
  box.append(title, list);
  body.append(box);
}

if (window === parent) {
  const frames = [...document.querySelectorAll('iframe')];
  let last;
  /** Frames have no stream of their own: a browser keeps six connections to a host. */
  const tell = (frame) => last && frame.contentWindow?.postMessage(last, location.origin);
  for (const frame of frames) frame.addEventListener('load', () => tell(frame));
  // A browser opens a new stream by itself when this one ends, and is told of the version at its start.
  new EventSource('/_preview/events').addEventListener('message', ({ data }) => {
    last = JSON.parse(data);
    // The page around frames stays; they are loaded by themselves.
    if (frames.length === 0) hear(last);
    for (const frame of frames) tell(frame);
  });
} else {
  addEventListener('message', (event) => {
    if (event.origin === location.origin && event.source === parent) hear(event.data);
  });
}
