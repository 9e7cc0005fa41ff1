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

/** Only the first character changes; scripts without case stay as they are. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
