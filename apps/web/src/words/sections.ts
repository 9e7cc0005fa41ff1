/**
 * The sections of words, with the types of their English catalogues. Files: `en/<section>.ts` and `hi/<section>.ts`,
 * loaded with the first screen that uses them.
 */
export interface Sections {
  shell: typeof import('./en/shell.ts').words
  errors: typeof import('./en/errors.ts').words
  'sign-in': typeof import('./en/sign-in.ts').words
  account: typeof import('./en/account.ts').words
  admin: typeof import('./en/admin.ts').words
  dashboard: typeof import('./en/dashboard.ts').words
  notifications: typeof import('./en/notifications.ts').words
  pages: typeof import('./en/pages.ts').words
  deck: typeof import('./en/deck.ts').words
  library: typeof import('./en/library.ts').words
  templates: typeof import('./en/templates.ts').words
  import: typeof import('./en/import.ts').words
  editor: typeof import('./en/editor.ts').words
  enter: typeof import('./en/enter.ts').words
  publication: typeof import('./en/publication.ts').words
  versions: typeof import('./en/versions.ts').words
  'translation-files': typeof import('./en/translation-files.ts').words
  analytics: typeof import('./en/analytics.ts').words
  logic: typeof import('./en/logic.ts').words
  media: typeof import('./en/media.ts').words
}
export type Section = keyof Sections

/** The type of another language's catalogue: exactly the keys of English. */
export type Catalogue<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Catalogue<Words[Key]>
}
