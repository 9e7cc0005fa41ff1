const atAnEnd = /^[\s\u0085\u2800\p{DI}\p{Cc}]|[\s\u0085\u2800\p{DI}\p{Cc}]$/u
/** A visible character with joiners and variation selectors, which change how it looks (`ന്\u200d`, `❤\ufe0f`). */
const visible = /[^\s\u0085\u2800\p{DI}\p{Cc}][\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]*/gu

/** Removes white space and invisible characters at both ends, as `isBlank` knows them. */
export function trimInvisible(text: string): string {
  if (!atAnEnd.test(text)) return text
  const shown = [...text.matchAll(visible)]
  const [first, last] = [shown[0], shown.at(-1)]
  return first && last ? text.slice(first.index, last.index + last[0].length) : ''
}
