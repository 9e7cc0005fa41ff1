import { isFoundBy } from '@deckle/core/text/searchable-text.ts'
import { mentionOf, withNames } from '@deckle/core/social/mention.ts'

export interface Named {
  readonly id: string
  readonly name: string
}

/** A text while it is written: people stand in it by name, and `picked` says who they are. */
export interface Written {
  readonly text: string
  readonly picked: readonly Named[]
}

export const nothingWritten: Written = { text: '', picked: [] }

/** A stored text, to be written on. */
export function writtenOf(stored: string, mentions: readonly Named[]): Written {
  const picked = mentions.reduce<readonly Named[]>((named, person) => withPerson(named, person).picked, [])
  return { text: withNames(stored, (id) => picked.find((person) => person.id === id)?.name), picked }
}

/** The text as it is kept, with people by their ids. */
export function storedOf({ text, picked }: Written): string {
  if (picked.length === 0) return text
  const ids = new Map(picked.map(({ id, name }) => [name, id]))
  const names = [...ids.keys()].sort((one, other) => other.length - one.length).map(escaped)
  return text.replace(new RegExp(`@(${names.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'gu'), (whole, name: string) => {
    const id = ids.get(name)
    return id === undefined ? whole : mentionOf(id)
  })
}

/** What follows an `@` at the caret; null where nobody is being named. */
export function mentionAt(text: string, caret: number): { readonly start: number; readonly search: string } | null {
  const before = text.slice(0, caret)
  const [found, search = ''] =
    /(?<![^\s([{])@([\p{L}\p{M}\p{N}.'’-]{0,40}(?: [\p{L}\p{M}\p{N}.'’-]{1,40})?)$/u.exec(before) ?? []
  return found === undefined ? null : { start: before.length - found.length, search }
}

/** Whether a name, or a later part of it, begins so. */
export const isNamedBy = (name: string, search: string): boolean => isFoundBy(` ${name}`, ` ${search.trim()}`)

/** Puts a person where they are being named. @returns also where the caret goes */
export function withMention(
  { text, picked }: Written,
  at: { readonly start: number; readonly search: string },
  person: Named,
): Written & { readonly caret: number } {
  const named = withPerson(picked, person)
  const before = `${text.slice(0, at.start)}@${named.name} `
  const after = text.slice(at.start + 1 + at.search.length).replace(/^ /u, '')
  return { text: before + after, picked: named.picked, caret: before.length }
}

/** Two people of one name are told apart by a number. */
function withPerson(
  picked: readonly Named[],
  { id, name }: Named,
): { readonly name: string; readonly picked: readonly Named[] } {
  const known = picked.find((one) => one.id === id)
  if (known) return { name: known.name, picked }
  const same = picked.filter((one) => one.name === name || one.name.startsWith(`${name} (`)).length
  const own = same === 0 ? name : `${name} (${same + 1})`
  return { name: own, picked: [...picked, { id, name: own }] }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
