/**
 * The sections of words, with the types of their English catalogues: each `en/<section>.ts` adds its own. Files are
 * loaded with the first screen that uses them.
 */
export interface Sections {}
export type Section = keyof Sections

/** Titles of screens, by name: each section exports those of its screens as `titles`. */
export interface Titles {}

/** The type of another language's catalogue: exactly the keys of English. */
export type Catalogue<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Catalogue<Words[Key]>
}
