import { useCallback, useEffect, useState } from 'react';
import { call, type Studio } from './calls.ts';
import { Editor } from './editor/editor.tsx';
import { PartnerList } from './partner-list.tsx';
import { PersonBar } from './person-bar.tsx';

/** The partner that the address names, after its `#`. */
const named = () => decodeURIComponent(window.location.hash.slice(1));

/** The studio: the list of partners, or one of them. */
export function StudioApp() {
  const [studio, setStudio] = useState<Studio>();
  const [failure, setFailure] = useState('');
  const [slug, setSlug] = useState(named);
  const load = useCallback(() => {
    call<Studio>('GET', 'studio').then(setStudio, (error: Error) => setFailure(error.message));
  }, []);
  useEffect(() => {
    load();
    const go = () => {
      setSlug(named());
      load();
    };
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, [load]);
  useEffect(() => {
    document.title = slug === '' ? 'Staykit studio' : `${slug} · Staykit studio`;
  }, [slug]);
  if (failure !== '')
    return (
      <main className="middle">
        <h1>Staykit studio</h1>
        <p role="alert">{failure}</p>
      </main>
    );
  if (!studio)
    return (
      <main className="middle">
        <h1>Staykit studio</h1>
        <p role="status">Opening…</p>
      </main>
    );
  return (
    <>
      {studio.person && <PersonBar {...studio.person} />}
      {slug === '' ? <PartnerList studio={studio} /> : <Editor key={slug} slug={slug} studio={studio} />}
    </>
  );
}
