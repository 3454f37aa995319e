import { describe, expect, it } from 'vitest';
import { StayError } from '@staykit/values/errors/catalogue.ts';
import nl_BE from '@staykit/messages/nl_BE.json';
import { fakeContactClient, testContactForm } from '@staykit/testing/test-widgets/contact-form.tsx';
import { render, waitFor, type Rendered } from '@staykit/testing/render.tsx';
import type { ContactFormMethods, ContactFormProps } from './contact-form.props.ts';

const GOOD = {
  'Booking number': '12345678',
  Name: "Zoë d'Arc",
  Email: 'zoe@orange.fr',
  Phone: '06 12 34 56 78',
};

async function open(props: Partial<ContactFormProps> = {}, reason?: string): Promise<Rendered> {
  const view = await render(testContactForm(props));
  if (reason !== undefined) await choose(view, reason);
  return view;
}

const choose = (view: Rendered, reason: string) =>
  view.user.selectOptions(view.getByRole('combobox', { name: 'What is it about?' }), reason);

async function fill(view: Rendered, values: Partial<typeof GOOD> = GOOD): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    const field = view.queryByRole('textbox', { name });
    if (field) await view.user.fill(field, text);
  }
}

const send = (view: Rendered) => view.user.click(view.getByRole('button', { name: 'Send' }));

const hidden = (view: Rendered, name: string) =>
  view.container.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`)?.value;

const field = (view: Rendered, name: string | RegExp) => view.getByRole('textbox', { name });

/** What is said of a field: its hint and its error. */
const said = (view: Rendered, name: string | RegExp) =>
  (field(view, name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => view.container.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');

const look = (view: Rendered, name: string) => {
  const frame = field(view, name).parentElement?.dataset ?? {};
  return 'invalid' in frame ? 'error' : 'good' in frame ? 'success' : 'neutral';
};

describe('the reason', () => {
  it('is all that is asked at first, and opens the rest [CONTACT-08]', async () => {
    const view = await open();
    expect(view.queryAllByRole('textbox')).toEqual([]);
    expect(view.queryByRole('button')).toBeNull();
    await choose(view, 'complaint');
    for (const name of ['Booking number', 'Name', 'Email', 'Phone', /^Your message/]) field(view, name);
    view.getByRole('button', { name: 'Send' });
  });

  it('is one of seven that a list shows in their order, in words of the locale [CONTACT-13]', async () => {
    const view = await open();
    const options = view.getAllByRole('option') as HTMLOptionElement[];
    const reasons = 'avv_info booking_info emailconf modification cancellation complaint other'.split(' ');
    expect(options.map(({ value }) => value)).toEqual(['', ...reasons]);
    await view.unmount();
    const dutch = await open({ locale: 'nl_BE', messages: nl_BE });
    const shown = dutch.getAllByRole('option').map(({ textContent }) => textContent);
    expect(shown.slice(1)).toEqual(reasons.map((reason) => nl_BE.contact[`reason.${reason as 'other'}`]));
    expect(shown.slice(1)).not.toContain(options[1]?.textContent);
  });

  it('sets type and subtype, and another one sets both anew [CONTACT-09]', async () => {
    const view = await open({}, 'emailconf');
    expect([hidden(view, 'type'), hidden(view, 'subtype')]).toEqual([
      'Information/request',
      'Confirmation email',
    ]);
    await choose(view, 'cancellation');
    expect([hidden(view, 'type'), hidden(view, 'subtype')]).toEqual(['Cancellation Request', '']);
  });

  it('of who has not booked asks for no booking number, every other does [CONTACT-14]', async () => {
    const { client, posts } = fakeContactClient();
    const view = await open({ client }, 'booking_info');
    await fill(view, { ...GOOD, 'Booking number': '' });
    await send(view);
    expect(said(view, 'Booking number')).toContain('Mandatory field');
    expect(posts).toEqual([]);
    await choose(view, 'avv_info');
    expect(view.queryByRole('textbox', { name: 'Booking number' })).toBeNull();
    await send(view);
    await waitFor(() => expect(posts).toMatchObject([{ Booking_ID__c: '', name: "Zoë d'Arc" }]));
  });

  it('other has no type, and is sent all the same [CONTACT-12]', async () => {
    const { client, posts } = fakeContactClient();
    const view = await open({ client }, 'other');
    await fill(view);
    await send(view);
    await waitFor(() => expect(posts).toMatchObject([{ type: '', subtype: '' }]));
  });
});

describe('a field', () => {
  it('is marked once it is left, and not while it is typed in [CONTACT-23]', async () => {
    const view = await open({}, 'complaint');
    await view.user.fill(field(view, 'Email'), 'ana@orange.fr');
    expect(look(view, 'Email')).toBe('neutral');
    await view.user.click(field(view, 'Name'));
    expect(look(view, 'Email')).toBe('success');
    await view.user.click(field(view, 'Email'));
    expect(look(view, 'Email')).toBe('neutral');
    await view.user.fill(field(view, 'Email'), 'ana@');
    await view.user.tab();
    expect(look(view, 'Email')).toBe('error');
  });

  it('says what is wrong when it is left, and all of them when the form is sent [CONTACT-22]', async () => {
    const view = await open({}, 'complaint');
    await view.user.fill(field(view, 'Email'), 'ana@b');
    await view.user.tab();
    expect(said(view, 'Email')).toContain('Email seems incorrect');
    await view.user.fill(field(view, 'Phone'), '12');
    await send(view);
    expect(said(view, 'Phone')).toContain('Phone number seems incorrect');
    for (const name of ['Booking number', 'Name']) expect(said(view, name)).toContain('Mandatory field');
    expect(said(view, /^Your message/)).toBe('');
    expect(document.activeElement, 'the first wrong field').toBe(field(view, 'Booking number'));
    expect(look(view, 'Booking number')).toBe('error');
    await view.unmount();
    const untouched = await open({}, 'complaint');
    await send(untouched);
    for (const name of Object.keys(GOOD)) expect(said(untouched, name), name).toContain('Mandatory field');
  });

  it('for the e-mail offers a better domain and takes it at a press [CONTACT-17]', async () => {
    const view = await open({}, 'complaint');
    for (const [typed, meant] of [
      ['x@ornage.fr', 'x@orange.fr'],
      ['x@telent.be', 'x@telenet.be'],
      ['ana@gmial.com', 'ana@gmail.com'],
    ] as const) {
      await view.user.fill(field(view, 'Email'), typed);
      view.getByRole('button', { name: `You mean ${meant}?` });
    }
    await view.user.click(view.getByRole('button', { name: /^You mean/ }));
    expect((field(view, 'Email') as HTMLInputElement).value).toBe('ana@gmail.com');
    expect([look(view, 'Email'), document.activeElement]).toEqual(['success', field(view, 'Email')]);
    for (const typed of ['ana@gmail.com', 'x@mycompany.eu']) {
      await view.user.fill(field(view, 'Email'), typed);
      expect(view.queryByRole('button', { name: /^You mean/ }), typed).toBeNull();
    }
  });
});

describe('a message', () => {
  it('is posted as new, with its page to come back to and the market [CONTACT-27]', async () => {
    const { client, posts } = fakeContactClient();
    const view = await open({ client, locale: 'nl_BE', successUrl: '/contact?x=1' }, 'emailconf');
    await fill(view);
    await view.user.fill(field(view, /^Your message/), 'Niets ontvangen.');
    await send(view);
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(posts[0]).toEqual({
      orgid: 'staykit',
      status: 'New',
      type: 'Information/request',
      subtype: 'Confirmation email',
      origin: 'Web',
      pos: 'BE',
      retURL: `${location.origin}/contact?x=1&ref=contact_thank_you`,
      Booking_ID__c: '12345678',
      description: 'Niets ontvangen.',
      name: "Zoë d'Arc",
      email: 'zoe@orange.fr',
      phone: '06 12 34 56 78',
    });
  });

  it('that was taken opens the page that thanks, and tells who listens', async () => {
    const opened: string[] = [];
    let sent = 0;
    const view = await open(
      { successUrl: '/merci#form', navigate: (url) => void opened.push(url), onSent: () => (sent += 1) },
      'complaint',
    );
    await fill(view);
    await send(view);
    await waitFor(() => expect(opened).toEqual([`${location.origin}/merci?ref=contact_thank_you#form`]));
    expect(sent).toBe(1);
  });

  it('that was taken is thanked for in its place where no page does, and another can be written', async () => {
    const view = await open({}, 'complaint');
    await fill(view);
    await send(view);
    const thanks = await view.findByText(
      'Thank you for your message. Our customer care team will contact you within 48h.',
    );
    expect(document.activeElement?.contains(thanks)).toBe(true);
    await view.user.click(view.getByRole('button', { name: 'Write another message' }));
    expect(view.queryAllByRole('textbox')).toEqual([]);
    await choose(view, 'complaint');
    expect((field(view, 'Email') as HTMLInputElement).value).toBe('');
  });

  it('never leads to what is no page', async () => {
    const opened: string[] = [];
    const told = { successUrl: 'javascript:alert(1)', navigate: (url: string) => void opened.push(url) };
    const view = await open(told, 'complaint');
    await fill(view);
    await send(view);
    await view.findByText(/^Thank you/);
    expect(opened).toEqual([]);
  });

  it('is sent and given up by the page too', async () => {
    let methods: ContactFormMethods | undefined;
    const { client, posts } = fakeContactClient();
    const view = await open({ client, expose: (given) => (methods = given) });
    methods?.submit();
    await waitFor(() =>
      expect(view.getByRole('combobox').getAttribute('aria-invalid'), 'a reason is missing').toBe('true'),
    );
    await choose(view, 'complaint');
    await fill(view);
    methods?.submit();
    await waitFor(() => expect(posts).toHaveLength(1));
    methods?.reset();
    await waitFor(() => expect(view.queryAllByRole('textbox')).toEqual([]));
    await view.unmount();
    expect(methods).toBeUndefined();
  });
});

describe('a page that the shop takes no messages from', () => {
  const refused = () =>
    fakeContactClient({ mayWrite: () => Promise.reject(new StayError('FORBIDDEN', 'not from here')) });

  it('is told before anybody types, and leads its visitor to the shop', async () => {
    const { client, posts, checks } = refused();
    const errors: string[] = [];
    let methods: ContactFormMethods | undefined;
    const view = await open({
      client,
      contactUrl: 'https://shop.example/contact',
      onError: ({ code, message }) => errors.push(`${code} ${message}`),
      expose: (given) => (methods = given),
    });
    await view.findByText('You cannot write to us from this page');
    expect(errors).toEqual(['FORBIDDEN not from here']);
    expect([view.queryByRole('combobox'), view.queryByRole('textbox')]).toEqual([null, null]);
    const links = view.getAllByRole('link').map((link) => (link as HTMLAnchorElement).href);
    expect(links).toEqual(['tel:+33199000000', 'https://shop.example/contact']);
    methods?.submit();
    methods?.reset();
    await view.rerender(testContactForm({ client }));
    view.getByText('You cannot write to us from this page');
    expect([posts, checks]).toEqual([[], []]);
  });

  it('has the form again once it asks a shop that takes them', async () => {
    const view = await open({ client: refused().client });
    await view.findByText('You cannot write to us from this page');
    await view.rerender(testContactForm());
    await view.findByRole('combobox', { name: 'What is it about?' });
  });
});
