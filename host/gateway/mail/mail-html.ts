import { phoneHoursText } from '../../../widgets/core/contact/help-hours.ts';
import { languageTag } from '../../../widgets/core/market/locale.ts';
import { marketPhone } from '../../../widgets/core/market/market-phone.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailFact, MailModel } from './mail-model.ts';
import { STYLES, HEAD_STYLE } from './mail-styles.ts';
import type { MailWords } from './mail-words.ts';

/**
 * The HTML of a mail. Its looks stand on the elements, since many mail programs read nothing else; the sheet in the
 * head only adds narrow screens and the dark scheme. No pictures, no tracking, no tables for layout.
 */
export function mailHtml(model: MailModel, { t, locale }: MailWords, shop: string): string {
  const { subject, title, greeting, text, code, facts = [], quote, action, link, after = [] } = model;
  const phone = marketPhone(locale);
  const body = [
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
    tag('p', 'text', escapeHtml(t('mail.signature'))),
  ];
  const footer = [
    tag('p', 'foot', escapeHtml(t('mail.question', { phone: phone.text }))),
    tag('p', 'foot', `${escapeHtml(phoneHoursText(locale, t))}.`),
    tag('p', 'foot', anchor(shop, new URL(shop).host, 'link')),
    tag('p', 'foot', escapeHtml(t('mail.why'))),
    tag('p', 'foot', escapeHtml(t('host.demo'))),
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
${tag('p', 'brand', 'Staykit')}
${tag('div', 'card', body.filter(Boolean).join('\n'))}
${tag('div', 'footer', footer.join('\n'))}
</div>
</body>
</html>
`;
}

/** An element of one look; `html` is escaped already. */
function tag(name: string, look: keyof typeof STYLES, html: string): string {
  return `<${name} class="${look}" style="${STYLES[look]}">${html}</${name}>`;
}

function anchor(href: string, label: string, look: 'button' | 'link'): string {
  return `<a class="${look}" style="${STYLES[look]}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
}

function fact({ label, value }: MailFact): string {
  const shown = typeof value === 'string' ? escapeHtml(value) : value.map(escapeHtml).join('<br>');
  return tag('dt', 'label', escapeHtml(label)) + tag('dd', 'value', shown);
}

/** The lines that a person wrote. */
function lines(text: string): string {
  return escapeHtml(text.trim()).replace(/\r\n|\r|\n/g, '<br>');
}
