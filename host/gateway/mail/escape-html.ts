const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in content and in quoted attributes. Control letters, which no mail program shows, go. */
export function escapeHtml(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
