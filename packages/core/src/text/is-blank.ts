const invisible = String.raw`\s\u0085\u2800\p{DI}\p{Cc}`
const blank = new RegExp(`^[${invisible}]*$`, 'u')
const atAnEnd = new RegExp(`^[${invisible}]|[${invisible}]$`, 'u')
/** A visible character with joiners and variation selectors, which change how it looks (`ന്\u200d`, `❤\ufe0f`). */
const visible = new RegExp(String.raw`[^${invisible}][\u200c\u200d\p{Variation_Selector}\u{e0020}-\u{e007f}]*`, 'gu')

/** Whether nothing of a text is visible: white space and invisible characters, such as U+200B, alone. */
export const isBlank = (text: string): boolean => blank.test(text)

/** Removes white space and invisible characters at both ends. */
export function trimInvisible(text: string): string {
  if (!atAnEnd.test(text)) return text
  const shown = [...text.matchAll(visible)]
  const [first, last] = [shown[0], shown.at(-1)]
  return first && last ? text.slice(first.index, last.index + last[0].length) : ''
}
