/** A full name cut in two: product.md §5 "Registration". */
export interface SplitName {
  readonly first_name: string
  /** A single blank where the full name has no second part. */
  readonly last_name: string
}

/** Splits at the first space and capitalises both parts (product.md §5). */
export function splitName(fullName: string): SplitName {
  const name = fullName.trim().replace(/\s+/g, ' ')
  const space = name.indexOf(' ')
  if (space < 0) return { first_name: capitalise(name), last_name: ' ' }
  return { first_name: capitalise(name.slice(0, space)), last_name: capitalise(name.slice(space + 1)) }
}

/** First character in upper case, the rest as given; scripts without case are unchanged. */
export function capitalise(text: string): string {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
