/** A person named in a text, kept by id: `@{0189…}`. Whoever shows the text puts the name in its place. */
const notation = /@\{([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}/giu

export const mentionOf = (userId: string): string => `@{${userId}}`

/** Ids of the people named, each once, in the order of the text. */
export function mentionedIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(notation)].map(([, id = '']) => id.toLowerCase()))]
}

/** The text in pieces, for showing names as links. */
export type TextPart = { readonly text: string } | { readonly userId: string }

export function textParts(text: string): readonly TextPart[] {
  return text
    .split(/(@\{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\})/iu)
    .map((part, at): TextPart => (at % 2 === 0 ? { text: part } : { userId: part.slice(2, -1).toLowerCase() }))
    .filter((part) => 'userId' in part || part.text !== '')
}

/** The text with names in place of the notation. @param nameOf undefined for somebody who is not there any more */
export function withNames(text: string, nameOf: (userId: string) => string | undefined): string {
  return text.replace(notation, (_, id: string) => `@${nameOf(id.toLowerCase()) ?? '…'}`)
}
