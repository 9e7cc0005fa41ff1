import { isBlank } from '@deckle/core/text/is-blank.ts'
import { looksLikeCode } from './code-lines.ts'

/** Signs of Markdown (https://spec.commonmark.org, and tables of GitHub) that neither text nor code has. */
const certain = [/^ {0,3}(```|~~~)/m, /^ {0,3}\|?[ :]?-{3,}[ :]*\|[-| :]*$/m]

/** Signs that ordinary text may have once. */
const likely = [
  /^ {0,3}[-*+] \S/gm,
  /^ {0,3}\d{1,3}\. \S/gm,
  /^> \S/gm,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/g,
  /(?<![\w)\]*])\*\*(?=\S)[^*\n]{1,200}(?<=\S)\*\*(?![\w(*])/g,
]

/** Characters. Longer texts are pasted as they are. */
const LONGEST = 500_000

/**
 * Returns true if the text is Markdown. A heading alone is not enough, because comments and addresses begin with `# ` too:
 * a paragraph or another sign must follow.
 */
export function isMarkdown(text: string): boolean {
  if (text.length > LONGEST) return false
  if (certain.some((sign) => sign.test(text))) return true
  const counts = likely.map((sign) => text.match(sign)?.length ?? 0)
  const lines = text.split(/\r\n?|\n/)
  const levels = new Set(lines.flatMap((line) => headingSign.exec(line)?.[1] ?? []))
  const kinds = counts.filter((count) => count > 0).length + levels.size
  const isMarked = kinds > 1 || counts.some((count) => count > 1) || lines.some(isHeadingOfText)
  return isMarked && !looksLikeCode(lines)
}

/** Not the number of a house, as in `# 5 Main Street`. */
const headingSign = /^(#{1,6}) (?!(?:[A-Z]{1,2}[-/ ]?)?\d+(?![\d.)]))\S/

/** Whether blank lines surround a heading, and a paragraph follows. */
function isHeadingOfText(line: string, at: number, lines: readonly string[]): boolean {
  const [before = '', after = '', following] = [
    lines[at - 1],
    lines[at + 1],
    lines.slice(at + 1).find((next) => !isBlank(next)),
  ]
  return (
    headingSign.test(line) &&
    isBlank(before) &&
    isBlank(after) &&
    following !== undefined &&
    !/^#{1,6} /.test(following)
  )
}

/** HTML, not yet cleaned. */
export async function htmlOfMarkdown(text: string): Promise<string> {
  const { parse } = await import('marked')
  return parse(text, { gfm: true })
}
