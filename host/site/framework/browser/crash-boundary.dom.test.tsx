import { afterEach, expect, it, vi } from 'vitest';
import { createErrorLog } from '@staykit/client/visitor/error-log.ts';
import en from '@staykit/messages/en.json';
import { createTranslate } from '@staykit/messages/translate.ts';
import { render } from '@staykit/testing/render.tsx';
import { CrashBoundary } from './crash-boundary.tsx';

const t = createTranslate('fr_FR', en);

function Broken(): never {
  throw new Error('a price without an amount');
}

afterEach(() => vi.restoreAllMocks());

it('a part that breaks gives way to words and a way home, and is told of [CRASH-01] [CRASH-02]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = vi.fn();
  const view = await render(
    <CrashBoundary t={t} home="/" onCrash={told}>
      <Broken />
    </CrashBoundary>,
  );
  expect(view.getByRole('heading').textContent).toContain('It seems that the page went on holidays');
  expect(view.container.textContent).toContain(
    "Sorry for the inconvenience! Let's help you get there as well by finding your next getaway.",
  );
  expect(view.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
  expect(String(told.mock.calls[0]?.[0])).toContain('a price without an amount');
});

it('five crashes at once are one note in the log, with the address of the page [CRASH-03]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = vi.fn(async (_url: string, _init: RequestInit) => new Response());
  let run = () => {};
  const log = createErrorLog({
    sender: { origin: '', fetch: sent },
    locale: 'fr_FR',
    page: () => location.href,
    later: (given) => {
      run = given;
      return () => undefined;
    },
  });
  for (let crash = 0; crash < 5; crash++)
    await render(
      <CrashBoundary t={t} home="/" onCrash={(error) => log(String(error))}>
        <Broken />
      </CrashBoundary>,
    );
  expect(sent).not.toHaveBeenCalled();
  run();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({
    page: location.origin + location.pathname,
  });
});

it('what does not break is shown as it is', async () => {
  const view = await render(
    <CrashBoundary t={t} home="/" onCrash={() => undefined}>
      <p>Stays</p>
    </CrashBoundary>,
  );
  expect(view.container.innerHTML).toBe('<p>Stays</p>');
});
