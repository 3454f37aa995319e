const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The text of a quoted attribute, as the serializers of frameworks write them: their names, and any number. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name) return SIGNS[name] ?? entity;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  });
}

/** Data for a script block: no sign in it can end the block or begin a comment. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
