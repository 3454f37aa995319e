/** The looks of the references: one rule for each part, used as a class and as a styled component. */
export const RULES = {
  header: `display:flex;gap:24px;align-items:center;padding:16px 24px;border-bottom:1px solid #ddd;
    & nav{display:flex;gap:16px} & a{color:#222;text-decoration:none;font-weight:500}`,
  main: `max-width:1200px;margin:0 auto;padding:24px 16px`,
  form: `display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:8px;padding:8px;
    border:1px solid #ccc;border-radius:12px;background:#fff;box-shadow:0 2px 8px rgb(0 0 0/.1);
    & label,& button{display:grid;gap:2px;font-size:14px;text-align:left}
    & input{border:0;font:inherit;font-size:16px;min-height:28px}
    & button{border:0;background:none;font:inherit;min-height:52px;border-radius:8px}
    & button[type=submit]{background:#07533f;color:#fff;text-align:center;place-items:center}`,
  field: `position:relative;padding:4px 12px`,
  panel: `position:absolute;z-index:2;top:100%;left:0;margin-top:8px;padding:16px;min-width:300px;background:#fff;
    border-radius:12px;box-shadow:0 8px 24px rgb(0 0 0/.2);
    & [role=option]{padding:10px 8px}
    & label{display:flex;gap:12px;align-items:center;min-height:44px}`,
  calendar: `display:grid;grid-template-columns:1fr 1fr;gap:24px;width:640px;
    & table{border-collapse:collapse;width:100%;text-align:center} & td{height:44px;padding:0}
    & td button{display:grid;min-height:44px;width:100%;text-align:center;place-items:center}
    & small{font-size:11px;color:#666;display:block}`,
  toolbar: `display:flex;flex-wrap:wrap;gap:8px;margin:24px 0;
    & button,& select{min-height:44px;padding:0 16px;border:1px solid #bbb;border-radius:22px;background:#fff;font:inherit}`,
  cards: `display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:24px;list-style:none;margin:0;padding:0`,
  card: `position:relative;display:flex;flex-direction:column;border:1px solid #ddd;border-radius:16px;overflow:hidden;
    background:#fff;& img{display:block;width:100%;height:auto;aspect-ratio:16/9;object-fit:cover;background:#eee}
    & h3{margin:0;font-size:20px;line-height:1.2} & h3 a{color:inherit;text-decoration:none}
    & h3 a::after{content:'';position:absolute;inset:0}`,
  badge: `position:absolute;top:12px;left:12px;padding:4px 10px;border-radius:12px;background:#fff;font-size:14px;font-weight:600`,
  body: `display:flex;flex-direction:column;gap:8px;padding:16px;flex:1`,
  place: `font-size:14px;color:#666`,
  score: `display:flex;gap:8px;align-items:center;font-size:14px;
    & b{padding:2px 6px;border-radius:6px;background:#07533f;color:#fff}`,
  perks: `margin:0;padding:0;list-style:none;font-size:14px;& li::before{content:'✓ ';color:#07533f}`,
  foot: `display:flex;justify-content:space-between;align-items:end;margin-top:auto;
    & del{color:#777;font-size:14px} & strong{font-size:25px} & small{display:block;color:#666}`,
  action: `padding:12px 20px;border-radius:22px;background:#07533f;color:#fff;font-weight:600`,
  pager: `display:flex;justify-content:center;gap:8px;margin:32px 0;
    & a{display:grid;place-items:center;min-width:44px;min-height:44px;border:1px solid #ccc;border-radius:22px;color:#222}`,
  footer: `display:flex;flex-wrap:wrap;gap:24px;padding:48px 24px;background:#f3efe8;& a{color:#222}`,
} as const;

export type Part = keyof typeof RULES;

/** The rules as a style sheet with a class for each part. */
export const PAGE_CSS =
  `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff}` +
  // What fills the lists of InstantSearch is laid out as in the others.
  `.ais-Hits-list{${RULES.cards}}.ais-Hits-item{display:contents}` +
  Object.entries(RULES)
    .map(([name, rule]) => `.${name}{${rule}}`)
    .join('')
    .replace(/\s*\n\s*/g, '');
