/** A pattern that may stay although it is super-linear, or that is built at run time. */
export interface Exception {
  readonly file: string
  /** As `Pattern.text`. */
  readonly text: string
  /** Why no text of a stranger makes it slow: what limits its input. */
  readonly reason: string
  /** For a pattern built at run time: one that it becomes, which is analysed in its place. */
  readonly example?: RegExp
}

export const exceptions: readonly Exception[] = [
  {
    file: 'apps/server/src/http/prepared/prepared-page.ts',
    text: "new RegExp(`(^|[,\\\\s])${name}\\\\s*(,|;(?!\\\\s*q=0(\\\\.0*)?\\\\s*(,|$))|$)`, 'i')",
    reason: 'Two names; headers have at most 16 kB.',
    example: /(^|[,\s])gzip\s*(,|;(?!\s*q=0(\.0*)?\s*(,|$))|$)/i,
  },
  {
    file: 'apps/server/src/http/routes/static.ts',
    text: "new RegExp(`<${tag}(?![^>]*\\\\ssrc=)[^>]*>([\\\\s\\\\S]+?)</${tag}>`, 'g')",
    reason: 'Reads the HTML that the build made, once for each file.',
  },
  {
    file: 'apps/server/src/modules/imports/file/csv-parser.ts',
    text: "new RegExp(`[${delimiter}\\\\r\\\\n]`, 'g')",
    reason: 'One character is the delimiter.',
    example: /[,\r\n]/g,
  },
  {
    file: 'apps/server/src/modules/imports/file/xml-tokens.ts',
    text: 'new RegExp(`(?:^|[\\\\s:])${name}\\\\s*=\\\\s*(?:"([^"]*)"|\'([^\']*)\')`)',
    reason: 'Names of attributes stand in the code.',
    example: /(?:^|[\s:])ref\s*=\s*(?:"([^"]*)"|'([^']*)')/,
  },
  {
    file: 'apps/web/src/comments/text/mention-text.ts',
    text: "new RegExp(`@(${names.join('|')})(?![\\\\p{L}\\\\p{M}\\\\p{N}])`, 'gu')",
    reason: 'Names of people, escaped.',
    example: /@(Asha Rao|Asha)(?![\p{L}\p{M}\p{N}])/gu,
  },
  {
    file: 'apps/web/src/lib/list/column-choice.ts',
    text: 'new RegExp(`^(?:.*__Host-||.*; )${cookie}=([^;]*)`)',
    reason: 'Names of cookies stand in the code.',
    example: /^(?:.*__Host-||.*; )deckle_columns=([^;]*)/,
  },
  {
    file: 'apps/web/src/lib/preferences/preferences.ts',
    text: 'new RegExp(`^(?:.*__Host-||.*; )deckle_${name}=([a-z]+)`)',
    reason: 'Names of preferences stand in the code.',
    example: /^(?:.*__Host-||.*; )deckle_theme=([a-z]+)/,
  },
  {
    file: 'packages/player/src/hosts/course/send-unsent.ts',
    text: "new RegExp(`^([\\\\da-f-]{36})\\\\.(?:${outboxPrefix.replace('.', '\\\\.')}|${endedKey}$)`)",
    reason: 'Two constants.',
    example: /^([\da-f-]{36})\.(?:outbox\.|ended$)/,
  },
  {
    file: 'packages/core/src/text/searchable-text.ts',
    text: "new RegExp(`[${Object.keys(letters).join('')}]`, 'g')",
    reason: 'One class of characters.',
    example: /[ßø]/g,
  },
  {
    file: 'packages/slides/src/legacy/raw.ts',
    text: "new RegExp(`^(?:${stems.join('|')})(\\\\d{1,3}|[a-j])$`)",
    reason: 'Stems of names stand in the code.',
    example: /^(?:option|option_)(\d{1,3}|[a-j])$/,
  },
  {
    file: 'apps/server/src/db/migrations/0025-accounts.ts',
    text: '/^-+|-+$/g',
    reason: 'The text is cut to 27 characters. A released migration is never changed.',
  },
  {
    file: 'apps/server/src/modules/imports/file/cell-text.ts',
    text: String.raw`/\.?0+$/`,
    reason: 'The text is a number with 20 decimals.',
  },
  {
    file: 'apps/server/src/modules/imports/file/cell-text.ts',
    text: String.raw`/\\0|"[^"]*0[^"]*"/`,
    reason: 'Format codes are cut to 255 characters.',
  },
  {
    file: 'apps/server/src/modules/imports/file/cell-text.ts',
    text: String.raw`/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi`,
    reason: 'Format codes are cut to 255 characters.',
  },
  {
    file: 'apps/web/src/comments/text/link-parts.ts',
    text: '/[.,;:!?…।]+$/u',
    reason: 'Addresses over the length limit of links are left out before.',
  },
  {
    file: 'packages/core/src/people/person-field.ts',
    text: '/0+$/',
    reason: 'The text is the decimals of a number, at most nine.',
  },
  {
    file: 'packages/core/src/text/password/common-password.ts',
    text: String.raw`/^([^\p{L}]*)(.*?)([^\p{L}]*)$/su`,
    reason: 'Passwords have at most 128 characters, which is checked first.',
  },
]
