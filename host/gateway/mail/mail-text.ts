import { phoneHoursText } from '../../../widgets/core/contact/help-hours.ts';
import { marketPhone } from '../../../widgets/core/market/market-phone.ts';
import type { MailModel } from './mail-model.ts';
import type { MailWords } from './mail-words.ts';

/** The plain text of a mail: the same words in the same order as the HTML. */
export function mailText(model: MailModel, { t, locale }: MailWords, shop: string): string {
  // French sets a space before a colon.
  const colon = locale.startsWith('fr') ? '\u00a0:' : ':';
  const { title, greeting, text, code, facts = [], quote, action, link, after = [] } = model;
  const blocks = [
    'Staykit',
    title,
    greeting,
    ...text,
    quote && `${quote.label}\n${indented(quote.text)}`,
    code && `${code.label}\n${code.value}`,
    facts
      .map(({ label, value }) =>
        typeof value === 'string'
          ? `${label}${colon} ${value}`
          : [`${label}${colon}`, ...value.map((line) => `- ${line}`)].join('\n'),
      )
      .join('\n'),
    action && `${action.label}\n${action.href}`,
    link && `${link.label}\n${link.href}`,
    ...after,
    t('mail.signature'),
    '-- ',
    [
      t('mail.question', { phone: marketPhone(locale).text }),
      `${phoneHoursText(locale, t)}.`,
      shop,
      t('mail.why'),
      t('host.demo'),
    ].join('\n'),
  ];
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`.replaceAll(
    '-- \n\n',
    '-- \n',
  );
}

/** The words of a person, each line marked, so that none of them reads as ours. */
function indented(text: string): string {
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}
