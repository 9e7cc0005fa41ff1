import { readPhone } from './phone.ts'

/**
 * A cell of a CSV file (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, wherever
 * a program could begin a cell: at the start, after a line break, and after a separator of another program. Numbers,
 * amounts with a unit and phone numbers stay as they are.
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

/**
 * Numbers with letters or a currency, up to the end of their line. None of them can be a formula:
 * - `-1.5e3` is one constant.
 * - In `-12 kg`, no operator stands between the number and the word, and the word has neither digits, as a cell's address
 *   has, nor brackets, as a call has.
 * - In `-₹500`, the sign of the currency belongs to the constant. `$5` is an address only beside a colon or a letter.
 */
const amountForms: readonly RegExp[] = [
  /[+\-＋－]\p{Nd}{1,20}(?:[.,]\p{Nd}{1,20})?e[+-]?\p{Nd}{1,3}(?=[\r\n]|$)/iuy,
  /[+\-＋－] ?\p{Nd}[\p{Nd}., \u00a0\u202f]{0,40}(?<=\p{Nd}[ \u00a0\u202f]?)(?:\p{Sc}|°?\p{L}[\p{L}\p{M}]{0,11})(?=[\r\n]|$)/uy,
  /[+\-＋－] ?\p{Sc} ?\p{Nd}[\p{Nd}., \u00a0\u202f]{0,40}(?=[\r\n]|$)/uy,
]

/** A line as long as a phone number with its extension may be. No program begins a cell in it. */
const phoneLine = /[+＋][^\r\n\t]{4,60}(?=[\r\n]|$)/uy

/**
 * Whether a phone number with an extension is no formula. `x7` is a cell's address too, but what divides it from the number
 * is no operator that takes a number: a space or comma joins addresses only. `+12345-x7` would be a difference.
 */
const isPhone = (line: string): boolean =>
  readPhone(line) !== null && !/[-/(\p{Pd}−]\s*[#\p{L}]/u.test(line.normalize('NFKC'))

/** Where an amount or a phone number ends that begins here; -1 if none does. */
function amountEnd(text: string, at: number): number {
  const ends = [...amountForms, phoneLine].map((form) => {
    form.lastIndex = at
    return form.test(text) && (form !== phoneLine || isPhone(text.slice(at, form.lastIndex))) ? form.lastIndex : -1
  })
  return Math.max(...ends)
}

/** Where the number that was looked at last ends, and whether the line ends there. */
interface LastNumber {
  readonly end: number
  readonly isWhole: boolean
}

/** A number or amount is nothing else up to the end of its line. Within the last one, it answers without looking again. */
function numberAt(text: string, at: number, last: LastNumber): LastNumber {
  if (at < last.end) return last
  numberForm.lastIndex = at
  if (!numberForm.test(text)) return { end: at, isWhole: false }
  const end = numberForm.lastIndex
  if (end === text.length || /[\r\n]/.test(text.charAt(end))) return { end, isWhole: true }
  const ofAmount = amountEnd(text, at)
  return ofAmount < 0 ? { end, isWhole: false } : { end: ofAmount, isWhole: true }
}
