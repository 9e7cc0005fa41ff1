/**
 * The sections of words, with the types of their English catalogues: each `en/<section>.ts` adds its own. Files are
 * loaded with the first screen that uses them.
 */
export interface Sections {}
export type Section = keyof Sections

/** The type of another language's catalogue: exactly the keys of English. */
export type Catalogue<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Catalogue<Words[Key]>
}
