/**
 * A cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, wherever
 * a program could begin a cell: at the start, after a line break, and after a separator of another program. Numbers and
 * phone numbers stay as they are.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const inert = atFormulas(value, 'guard')
  return /[",;\t\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** With its line end. */
export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Removes the apostrophes that `csvCell` adds. */
export function activeCell(text: string): string {
  return text.includes("'") ? atFormulas(text, 'reactivate') : text
}

/** ASCII and full-width. */
const formulaStarts = new Set('=+-@\t\r＝＋－＠')
const separators = new Set(',;\t')

/**
 * What precedes a character: the start or a line break; a separator and white space; these and a quotation mark;
 * or text, behind which no cell begins.
 */
type Before = 'line' | 'separator' | 'quote' | 'text'

/** One pass, since texts of strangers are up to megabytes long. */
function atFormulas(text: string, act: 'guard' | 'reactivate'): string {
  let changed = ''
  let copied = 0
  let before: Before = 'line'
  let number: LastNumber = { end: 0, isWhole: false }
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (before !== 'text') {
      number = numberAt(text, at, number)
      const isAdded = act === 'guard' && formulaStarts.has(character) && !(at < number.end && number.isWhole)
      const isRemoved = act === 'reactivate' && character === "'" && formulaStarts.has(text.charAt(at + 1))
      if (isAdded || isRemoved) {
        changed += text.slice(copied, at) + (isAdded ? "'" : '')
        copied = isRemoved ? at + 1 : at
      }
      // What follows is what it was guarded as.
      if (isRemoved) continue
    }
    before = after(before, character)
  }
  return changed + text.slice(copied)
}

function after(before: Before, character: string): Before {
  if (separators.has(character)) return 'separator'
  if (before === 'separator' && /\s/.test(character)) return 'separator'
  if (character === '\r' || character === '\n') return 'line'
  return before === 'separator' && character === '"' ? 'quote' : 'text'
}

/** Sign, digits of any script and what is written between them: `-12.5`, `+91 98765-43210`. */
const numberForm = /[+\-＋－][\p{Nd}()./%\p{Pd},; \u00a0\u202f]*/uy

/** Where the number that was looked at last ends, and whether the line ends there. */
interface LastNumber {
  readonly end: number
  readonly isWhole: boolean
}

/** A number is nothing else up to the end of its line. Within the last one, it answers without looking again. */
function numberAt(text: string, at: number, last: LastNumber): LastNumber {
  if (at < last.end) return last
  numberForm.lastIndex = at
  if (!numberForm.test(text)) return { end: at, isWhole: false }
  const end = numberForm.lastIndex
  return { end, isWhole: end === text.length || /[\r\n]/.test(text.charAt(end)) }
}
