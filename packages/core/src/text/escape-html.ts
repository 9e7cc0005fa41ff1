/** Text for content and quoted attributes of HTML and XML, without the characters that neither may hold. */
export function escapeHtml(text: string): string {
  return text.toWellFormed().replace(special, (character) => entities[character] ?? '')
}

const special = /[&<>"'\p{Cc}\uFFFE\uFFFF]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '\t',
  '\n': '\n',
}
