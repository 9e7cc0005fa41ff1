/** product.md §5 "Registration". */
interface SplitName {
  readonly first_name: string
  /** A single space where the full name has one part. */
  readonly last_name: string
}

/** Splits at the first space and capitalises both parts (product.md §5). */
export function splitName(fullName: string): SplitName {
  const name = fullName.trim().replace(/\s+/g, ' ')
  const space = name.indexOf(' ')
  if (space < 0) return { first_name: capitalise(name), last_name: ' ' }
  return { first_name: capitalise(name.slice(0, space)), last_name: capitalise(name.slice(space + 1)) }
}

/**
 * Writes the first character in title case. Scripts without case stay as they are, and so does Georgian, whose capital
 * letters only write whole words. A letter that becomes two, such as `ß`, keeps the second one small.
 */
export function capitalise(text: string): string {
  const [first = ''] = text
  return titleCase(first) + text.slice(first.length)
}

/** Digraphs have a form of their own at the start of a word, to which JavaScript has no way. */
const digraphs: Readonly<Record<string, string>> = { Ǆ: 'ǅ', Ǉ: 'ǈ', Ǌ: 'ǋ', Ǳ: 'ǲ' }

function titleCase(letter: string): string {
  if (/\p{Script=Georgian}|\p{Lt}/u.test(letter)) return letter
  const [upper = '', ...more] = letter.toUpperCase()
  return (digraphs[upper] ?? upper) + more.join('').toLowerCase()
}
