import { counterTo, fileLimits } from './limits.ts'
import type { Zip } from './read-zip.ts'
import { attributeOf, createXmlTokens } from './xml-tokens.ts'

/** Cells that are merged over several rows; only the first one has a value in the file. */
interface Merged {
  readonly column: number
  /** Row numbers as spreadsheets count them. */
  readonly from: number
  readonly to: number
}

export interface MergedCells {
  /** Fills empty cells with the value of the merged cell they belong to. Call it row by row, from the top. */
  fill(row: number, cells: string[]): void
}

const START = Buffer.from('mergeCells')

/**
 * Reads the merged cells of a sheet, which come after its rows: what precedes them is unpacked but not parsed.
 * @throws Refusal beyond the limits
 */
export async function readMergedCells(zip: Zip, sheet: string): Promise<MergedCells> {
  const tokens = createXmlTokens()
  const decoder = new TextDecoder()
  let before = Buffer.alloc(0)
  let isFound = false
  const merged: Merged[] = []
  const count = counterTo(fileLimits.merged)
  for await (const chunk of zip.stream(sheet, fileLimits.sheet)) {
    let bytes = chunk
    if (!isFound) {
      const joined = Buffer.concat([before, chunk])
      const at = joined.indexOf(START)
      before = joined.subarray(-START.length)
      if (at < 0) continue
      isFound = true
      bytes = Buffer.concat([Buffer.from('<'), joined.subarray(at)])
    }
    for (const token of tokens.push(decoder.decode(bytes, { stream: true }))) {
      if (token.kind !== 'open' || token.name !== 'mergeCell') continue
      const range = mergedRange(attributeOf(token.attributes, 'ref') ?? '')
      if (range) merged.push(range)
      count()
    }
  }
  return filling(merged.toSorted((one, other) => one.from - other.from))
}

function mergedRange(reference: string): Merged | null {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})$/.exec(reference)
  const [column, from, to] = [columnAt(found?.[1] ?? ''), Number(found?.[2]), Number(found?.[3])]
  return to > from && column >= 0 && column < fileLimits.columns ? { column, from, to } : null
}

/** Zero-based column index of letters such as `AB`; -1 without letters. */
export const columnAt = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

function filling(merged: readonly Merged[]): MergedCells {
  let next = 0
  // One per column, so that a row costs no more than its columns, even if merged cells overlap in a made-up file.
  const open = new Map<number, { readonly to: number; readonly value: string }>()
  return {
    fill(row, cells) {
      // A row without a cell of its own stays empty.
      const isEmpty = cells.every((cell) => cell === '')
      for (const [column, { to, value }] of open)
        if (to < row) open.delete(column)
        else if (!isEmpty) {
          while (cells.length <= column) cells.push('')
          if (cells[column] === '') cells[column] = value
        }
      for (; (merged[next]?.from ?? Infinity) <= row; next++) {
        const { column, from, to } = merged[next] as Merged
        const value = cells[column] ?? ''
        if (from === row && value !== '' && to > (open.get(column)?.to ?? 0)) open.set(column, { to, value })
      }
    },
  }
}
