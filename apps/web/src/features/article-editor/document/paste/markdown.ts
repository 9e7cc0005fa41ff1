/** Signs of Markdown (https://spec.commonmark.org, and tables of GitHub) that ordinary text does not have. */
const certain = [/^#{1,6} \S/m, /^ {0,3}(```|~~~)/m, /^ {0,3}\|?[ :]?-{3,}[ :]*\|[-| :]*$/m]

/** Signs that ordinary text may have once. */
const likely = [
  /^ {0,3}[-*+] \S/gm,
  /^ {0,3}\d{1,3}\. \S/gm,
  /^> \S/gm,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/g,
  /\*\*[^*\n]{1,200}\*\*/g,
]

/** Characters. Longer texts are pasted as they are. */
const LONGEST = 500_000

export function isMarkdown(text: string): boolean {
  if (text.length > LONGEST) return false
  return certain.some((sign) => sign.test(text)) || likely.some((sign) => (text.match(sign)?.length ?? 0) > 1)
}

/** HTML, not yet cleaned. */
export async function htmlOfMarkdown(text: string): Promise<string> {
  const { parse } = await import('marked')
  return parse(text, { gfm: true })
}
