import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { freePort } from '../../e2e/running-server.ts';
import { Builder, type WebDriver } from 'selenium-webdriver';

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill();
  });

/** A screen that nobody looks at, and its name. */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const screen = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const name = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject).once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
    (screen.stdio[3] as NodeJS.ReadableStream).once('data', (line: Buffer) =>
      resolve(`:${String(line).trim()}`),
    );
  });
  return { screen, name };
}

/** Debian's WebKitGTK, driven by its own driver with WebDriver's classic protocol. */
export async function startWebkit(): Promise<{
  driver: WebDriver;
  version: string;
  stop: () => Promise<void>;
}> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!binary)
    throw new Error('There is no MiniBrowser of WebKitGTK: install the package webkit2gtk-driver.');
  const { screen, name } = await startScreen();
  const port = await freePort();
  const service = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: name },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (service.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${service.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 });
  return {
    driver,
    version: (await driver.getCapabilities()).getBrowserVersion() ?? 'unknown',
    stop: async () => {
      await driver.quit();
      await ended(service);
      await ended(screen);
    },
  };
}
