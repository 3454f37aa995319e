import { useState, type FormEvent } from 'react';
import { call, type OpenPartner, type Studio } from './calls.ts';
import { localeName } from './form/ui-schema.ts';

/** A name as an address: `Mag Été` is `mag-ete`. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** All partners, and a form for a new one. */
export function PartnerList({ studio }: { studio: Studio }) {
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string>();
  const [failure, setFailure] = useState('');
  const { minisiteLocale } = studio.schema.properties ?? {};
  const locales = (typeof minisiteLocale === 'object' ? (minisiteLocale.enum ?? []) : []).map(String);
  const [locale, setLocale] = useState(locales[0] ?? '');
  const slug = typed ?? slugOf(name);
  const create = (event: FormEvent) => {
    event.preventDefault();
    call<OpenPartner>('POST', 'partners', { body: { slug, locale, name } }).then(
      () => {
        window.location.hash = slug;
      },
      (error: Error) => setFailure(error.message),
    );
  };
  return (
    <main className="middle">
      <h1>Staykit studio</h1>
      <section aria-labelledby="partners">
        <h2 id="partners">Partners</h2>
        <ul className="partners">
          {studio.partners.map((partner) => (
            <li key={partner.slug}>
              <a href={`#${partner.slug}`}>
                <strong>{partner.name}</strong>
                <span>{partner.slug}</span>
                <span className="state">
                  {partner.isPublished ? 'published' : 'not published'}
                  {partner.hasDraft ? ', draft' : ''}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {studio.partners.length === 0 && <p>There is none yet.</p>}
      </section>
      <section aria-labelledby="new">
        <h2 id="new">New partner</h2>
        <form onSubmit={create} className="new-partner">
          <label>
            Name, as readers know it
            <input required maxLength={120} value={name} onChange={(event) => setName(event.target.value)} />
          </label>
          <label>
            Address: a-z, 0-9 and -
            <input
              required
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              maxLength={60}
              value={slug}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <label>
            Language and country
            <select value={locale} onChange={(event) => setLocale(event.target.value)}>
              {locales.map((one) => (
                <option key={one} value={one}>
                  {localeName(one)}
                </option>
              ))}
            </select>
          </label>
          {failure !== '' && <p role="alert">{failure}</p>}
          <button type="submit" className="main">
            Create the draft
          </button>
        </form>
      </section>
    </main>
  );
}
