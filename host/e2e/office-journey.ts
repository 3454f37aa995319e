import { request, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { demoAccount } from '@staykit/back-office/staff/demo-account.ts';
import { codeAt } from '@staykit/back-office/staff/second-factor.ts';
import { readSecrets } from '@staykit/gateway/visitors/secrets.ts';
import { axeFindings } from './audit.ts';
import { TEST_PORT } from './test-port.ts';
import { expect } from './visitor.ts';

/** Where staff work. */
export const OFFICE = `http://localhost:${TEST_PORT}/admin/`;
const PASSWORD = 'a long enough password';
const HALF_MINUTE = 30_000;
/** Data of the server that is visited: its secret makes the demo's account. */
const DATA_DIR = process.env['E2E_DATA_DIR'] ?? '.cache/e2e-data';

/** Browsers write every refused call to the console: being signed out, and what a journey provokes. */
export function forgiveRefusals(complaints: string[]): void {
  const left = complaints.filter((one) => !/status of 40[019] .*\/admin\/api\//.test(one));
  complaints.splice(0, complaints.length, ...left);
}

/** Fills fields by their labels. */
export const fill = async (page: Page | Locator, fields: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
};

/** Types a filter of a list and waits until it applies, a moment after: whoever opens a row before is led back. */
export async function filterBy(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.waitForURL((url) => decodeURIComponent(url.hash).includes(text));
}

/** Expects that a page has no accessibility findings. */
export const isClean = async (page: Page, where: string): Promise<void> =>
  expect.soft(await axeFindings(page), `axe: ${where}`).toEqual([]);

const ORIGIN = { Origin: new URL(OFFICE).origin };

/** A session of the demo's account for the journeys of this process: it signs in once. */
let office: Promise<Awaited<ReturnType<APIRequestContext['storageState']>>> | undefined;

/**
 * Signs the demo's account in by calls. A code counts once: one that journeys beside these have used is followed by the
 * next one.
 */
async function signIn(): ReturnType<APIRequestContext['storageState']> {
  const { session: secret } = readSecrets(DATA_DIR);
  const calls = await request.newContext();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const now = Date.now() + (attempt % 2) * HALF_MINUTE;
    const signedIn = await calls.post(`${OFFICE}api/session`, { data: demoAccount(secret, now) });
    if (signedIn.ok()) return calls.storageState();
    if (attempt % 2 === 1) await new Promise((resolve) => setTimeout(resolve, HALF_MINUTE));
  }
  throw new Error("The demo's account could not sign in.");
}

/** Invites a person to the back office; the set-up link. */
export async function inviteAs(person: { role: string; hotels?: string[] }): Promise<string> {
  const calls = await request.newContext({ storageState: await (office ??= signIn()) });
  const made = await calls.post(`${OFFICE}api/staff`, {
    data: { email: `${person.role}-${crypto.randomUUID().slice(0, 8)}@shop.example`, ...person },
    headers: { 'Idempotency-Key': crypto.randomUUID(), ...ORIGIN },
  });
  const { link } = (await made.json()) as { link: string };
  await calls.dispose();
  return new URL(link, OFFICE).href;
}

/** Uses a set-up link and signs in, as a new person does. */
export async function join(page: Page, link: string): Promise<void> {
  await page.goto(link);
  const email = await page.getByLabel('E-mail address').inputValue();
  await isClean(page, 'set-up');
  const secret =
    /key: ([A-Z2-7]+)/.exec((await page.getByText('Or type this key').textContent()) ?? '')?.[1] ?? '';
  await fill(page, {
    'New password (12 characters or more) *': PASSWORD,
    'Code of the app *': codeAt(secret, Date.now()),
  });
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('link', { name: 'To the sign-in' }).click();
  await isClean(page, 'sign-in');
  // The present code is used up by the set-up; the next one is taken already.
  await fill(page, {
    'E-mail address *': email,
    'Password *': PASSWORD,
    'Code *': codeAt(secret, Date.now() + HALF_MINUTE),
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
}

/** Presses an action's button, fills its dialog and does it. */
export async function act(page: Page, name: string, fields: Record<string, string> = {}): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await fill(dialog, fields);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}
