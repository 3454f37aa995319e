/*
 * The loader: a classic script for any page. It knows one name, the manifest, and its hash; `import()` is no sink of
 * Trusted Types, as `script.src` is.
 */
declare const __STAYKIT_MANIFEST__: string;
declare const __STAYKIT_MANIFEST_HASH__: string;

{
  const script = document.currentScript as HTMLScriptElement;
  const link = document.createElement('link');
  const href = new URL(__STAYKIT_MANIFEST__, script.src).href;
  Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity: __STAYKIT_MANIFEST_HASH__, href });
  document.head.append(link);
  import(/* @vite-ignore */ href).then(
    (manifest) => manifest.start({ ...script.dataset }),
    // The browser's console has said why. The page keeps its fallback, and hears of no error of ours.
    () => undefined,
  );
}
