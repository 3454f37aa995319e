import { shop as present } from '@staykit/core/market/shop.ts';
import { phoneHoursText } from '@staykit/core/contact/help-hours.ts';
import { languageTag } from '@staykit/values/market/locale.ts';
import { marketPhone } from '@staykit/core/market/market-phone.ts';
import { presentShop } from '../shop/present-shop.ts';
import type { MailFact, MailModel } from './mail-model.ts';
import type { MailWords } from './mail-words.ts';

/** Id of the logo within a mail. */
export const LOGO_CID = 'logo@shop';

/** Id of the card of a gift within a mail. */
export const CARD_CID = 'card@gift';

/* Styles of mails: the shop's colours in light and dark. Mail clients do not support variables. */
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline styles by element. */
const STYLES = {
  page: `margin:0;padding:0;background:#faf7f2;color:#26211c;${FONT};font-size:16px;line-height:1.5`,
  hidden: 'display:none;max-height:0;overflow:hidden',
  sheet: 'max-width:600px;margin:0 auto;padding:32px 16px',
  brand: 'margin:0 0 16px;padding:0 8px;color:#0f5a4c;font-size:20px;font-weight:700;letter-spacing:-0.01em',
  card: 'background:#ffffff;border:1px solid #e6dfd5;border-radius:12px;padding:32px',
  picture: 'display:block;width:100%;height:auto;margin:0 0 24px;border:0;border-radius:8px',
  title: 'margin:0 0 24px;font-size:25px;line-height:1.2;font-weight:600;letter-spacing:-0.01em',
  text: 'margin:0 0 16px',
  small: 'margin:0 0 16px;color:#554c43;font-size:14px;word-break:break-word',
  label: 'margin:0;color:#554c43;font-size:14px',
  words: 'margin:4px 0 0;word-break:break-word',
  quote: 'margin:24px 0;padding:4px 0 4px 16px;border-left:3px solid #0f5a4c',
  code: 'margin:24px 0;padding:16px;background:#e3f0ec;border-radius:8px',
  number:
    'margin:0;color:#0a4338;font-size:20px;font-weight:700;letter-spacing:0.04em;overflow-wrap:anywhere',
  facts: 'margin:24px 0;padding:0',
  value:
    'margin:0 0 12px;padding:0 0 12px;border-bottom:1px solid #e6dfd5;font-weight:600;word-break:break-word',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:14px 24px;background:#0f5a4c;border-radius:8px;color:#ffffff;font-weight:600;text-decoration:none',
  link: 'color:#0f5a4c;text-decoration:underline',
  footer: 'padding:24px 8px 0',
  foot: 'margin:0 0 4px;color:#554c43;font-size:14px',
} as const;

/** Small screens and dark mode, for clients that support a style sheet. */
const HEAD_STYLE = `
@media (max-width:480px){.card{padding:20px 16px!important}.sheet{padding:16px 8px!important}.button{display:block!important;text-align:center}}
@media (prefers-color-scheme:dark){
.page{background:#161412!important;color:#f4eee6!important}
.card{background:#1f1c19!important;border-color:#3a342e!important}
.brand,.link{color:#7fd0ba!important}.small,.label,.foot{color:#cbc0b3!important}
.code{background:#17362f!important}.number{color:#a3e0cf!important}
.quote{border-color:#7fd0ba!important}.value{border-color:#3a342e!important}
.button{background:#7fd0ba!important;color:#04241d!important}
}
`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for content and quoted attributes, and removes control characters. */
function escapeHtml(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * The HTML of a mail. Styles are inline, since many clients support nothing else; the style sheet adds small screens
 * and dark mode. No pictures but the shop's logo and the card of a gift, which are sent with it; no tracking, no layout tables.
 */
export function mailHtml(model: MailModel, { t, locale, feet }: MailWords, shop: string): string {
  const {
    subject,
    picture,
    title,
    greeting,
    text,
    code,
    facts = [],
    quote,
    action,
    link,
    after = [],
  } = model;
  const phone = marketPhone(locale);
  const body = [
    picture && `<img src="cid:${CARD_CID}" alt="" width="536" class="picture" style="${STYLES.picture}">`,
    tag('h1', 'title', escapeHtml(title)),
    tag('p', 'text', escapeHtml(greeting)),
    ...text.map((paragraph) => tag('p', 'text', escapeHtml(paragraph))),
    quote &&
      tag('div', 'quote', tag('p', 'label', escapeHtml(quote.label)) + tag('p', 'words', lines(quote.text))),
    code &&
      tag(
        'div',
        'code',
        tag('p', 'label', escapeHtml(code.label)) + tag('p', 'number', escapeHtml(code.value)),
      ),
    facts.length > 0 && tag('dl', 'facts', facts.map(fact).join('')),
    action && tag('p', 'action', anchor(action.href, action.label, 'button')),
    link && tag('p', 'text', anchor(link.href, link.label, 'link')),
    ...after.map((paragraph) => tag('p', 'small', escapeHtml(paragraph))),
    tag('p', 'text', escapeHtml(t('mail.signature', { shop: present().name }))),
  ];
  const footer = [
    tag('p', 'foot', escapeHtml(t('mail.question', { phone: phone.text }))),
    tag('p', 'foot', `${escapeHtml(phoneHoursText(locale, t))}.`),
    tag('p', 'foot', anchor(shop, new URL(shop).host, 'link')),
    ...feet.map((line) => tag('p', 'foot', escapeHtml(line))),
  ];
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${HEAD_STYLE}</style>
</head>
<body class="page" style="${STYLES.page}">
<div class="hidden" style="${STYLES.hidden}" aria-hidden="true">${escapeHtml(text[0] ?? '')}</div>
<div class="sheet" style="${STYLES.sheet}">
${tag('p', 'brand', brand())}
${tag('div', 'card', body.filter(Boolean).join('\n'))}
${tag('div', 'footer', footer.join('\n'))}
</div>
</body>
</html>
`;
}

/** The shop's logo, which comes with the mail, or its name. */
function brand(): string {
  const name = escapeHtml(present().name);
  const logo = presentShop().pictures?.printed;
  if (!logo) return name;
  const height = Math.round(logo.height / 2);
  return `<img src="cid:${LOGO_CID}" alt="${name}" width="${Math.round(logo.width / 2)}" height="${height}" style="border:0;background:#ffffff">`;
}

/** A styled element; `html` is escaped already. */
function tag(name: string, style: keyof typeof STYLES, html: string): string {
  return `<${name} class="${style}" style="${STYLES[style]}">${html}</${name}>`;
}

function anchor(href: string, label: string, style: 'button' | 'link'): string {
  return `<a class="${style}" style="${STYLES[style]}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

function fact({ label, value }: MailFact): string {
  const shown = typeof value === 'string' ? escapeHtml(value) : value.map(escapeHtml).join('<br>');
  return tag('dt', 'label', escapeHtml(label)) + tag('dd', 'value', shown);
}

/** A person's text with its line breaks. */
function lines(text: string): string {
  return escapeHtml(text.trim()).replace(/\r\n|\r|\n/g, '<br>');
}
