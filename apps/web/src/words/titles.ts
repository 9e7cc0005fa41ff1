import type { Titles } from './sections.ts'

/** Titles of all screens, from the sections of one language. Only run at build: the shell's catalogue is sent as data. */
export function titlesOf(sections: Readonly<Record<string, unknown>>): Titles {
  const modules = Object.values(sections) as { readonly titles?: Partial<Titles> }[]
  return Object.assign({}, ...modules.map(({ titles }) => titles)) as Titles
}
