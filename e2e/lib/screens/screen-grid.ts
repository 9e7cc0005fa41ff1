import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Cells by row: each the mean grey, 0 to 255, of its part of the picture. */
export type Grid = Uint8Array

const side = 16

/**
 * A cell counts where it differs by more than `grey`, and a screen has changed where more than `cells` count: less than a
 * visible change, more than what another browser version, font or date causes.
 */
const tolerance = { grey: 12, cells: 3 }

const baselineFile = path.resolve(import.meta.dirname, '../../screens.json')

export async function gridOf(picture: Buffer): Promise<Grid> {
  return new Uint8Array(await sharp(picture).greyscale().resize(side, side, { fit: 'fill' }).raw().toBuffer())
}

/** 0 for a screen that needs no review. */
export function changedCells(before: Grid, now: Grid): number {
  const count = before.filter((grey, at) => Math.abs(grey - (now[at] ?? 0)) > tolerance.grey).length
  return count > tolerance.cells ? count : 0
}

export const writtenGrid = (grid: Grid): string => Buffer.from(grid).toString('base64')
export const readGrid = (text: string): Grid => new Uint8Array(Buffer.from(text, 'base64'))

/** The accepted screens. */
export interface Baseline {
  /** The commit at which they were accepted; null for none. */
  readonly commit: string | null
  /** Grids by screen. */
  readonly screens: Readonly<Record<string, string>>
}

export function readBaseline(file = baselineFile): Baseline {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Baseline
  } catch {
    return { commit: null, screens: {} }
  }
}

/** Sorted by name, one line per screen, for readable diffs. */
export function writeBaseline({ commit, screens }: Baseline, file = baselineFile): void {
  const sorted = Object.fromEntries(Object.entries(screens).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify({ commit, screens: sorted }, null, 2)}\n`)
}
