/**
 * Polyfills of what the player uses and its oldest browsers lack (docs/decisions/0018), fetched only by those: each follows the
 * standard as far as the player needs it.
 */
add(Object, 'hasOwn', (object: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(object, name))
add(Array.prototype, 'toSorted', function (this: unknown[], compare?: (a: unknown, b: unknown) => number) {
  const copy = [...this]
  // `copy` is a copy already.
  // oxlint-disable-next-line unicorn/no-array-sort
  return copy.sort(compare)
})
add(Array.prototype, 'findLastIndex', function (this: unknown[], is: (one: unknown, at: number) => boolean) {
  for (let at = this.length - 1; at >= 0; at -= 1) if (is(this[at], at)) return at
  return -1
})
add(String.prototype, 'isWellFormed', function (this: string) {
  // By code points: an unpaired surrogate is one of its own.
  return [...this].every((one) => !/^[\ud800-\udfff]$/.test(one))
})
add(AbortSignal, 'timeout', (ms: number) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
})

/** A grapheme cluster: a character with its marks, joined consonants of Indian scripts, flags, emoji sequences. */
const grapheme =
  /\p{RI}\p{RI}|\P{M}(?:[\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d]\u200d?\p{L}|\u200d\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}\u200c\u200d])*|\p{M}+/gu
add(
  Intl,
  'Segmenter',
  class {
    segment(text: string): readonly { readonly segment: string }[] {
      return (text.match(grapheme) ?? []).map((segment) => ({ segment }))
    }
  },
)

function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true })
}

// A module for its side effects.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
