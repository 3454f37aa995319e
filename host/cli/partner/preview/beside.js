/* Scales the two frames to the window, and opens in both the page that is opened in one. */
const frames = [...document.querySelectorAll('iframe')];
const GAP = 16;

function fit() {
  const row = document.querySelector('.beside');
  const room = row.clientWidth - GAP * (frames.length + 1);
  const scale = Math.min(1, room / frames.reduce((sum, { dataset }) => sum + Number(dataset.width), 0));
  const height = innerHeight - row.getBoundingClientRect().top - 48;
  for (const frame of frames) {
    const { style } = frame.parentElement;
    style.width = `${Number(frame.dataset.width) * scale}px`;
    style.height = `${height}px`;
    frame.style.height = `${height / scale}px`;
    frame.style.transform = `scale(${scale})`;
  }
}

const shownIn = (frame) => frame.contentWindow.location.pathname + frame.contentWindow.location.search;

for (const frame of frames)
  frame.addEventListener('load', () => {
    const shown = shownIn(frame);
    if (shown === frame.sent) return;
    for (const other of frames)
      if (other !== frame && shownIn(other) !== shown) {
        // What it answers with is no visit of its own, or the two would send each other around.
        other.sent = shown;
        other.contentWindow.location.replace(shown);
      }
  });
document.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-page]');
  if (!link || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  for (const frame of frames) {
    frame.sent = link.pathname;
    frame.contentWindow.location.assign(link.href);
  }
});
addEventListener('resize', fit);
fit();
