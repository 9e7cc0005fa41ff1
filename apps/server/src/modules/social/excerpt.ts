import { withNames } from '@deckle/core/social/mention.ts'

const longest = 120

/** The beginning of a text in one line. */
export function excerpt(text: string, nameOf: (id: string) => string | undefined = () => undefined): string {
  const line = withNames(text, nameOf).replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length <= longest
    ? line
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
