import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A day in UTC, such as 2026-11-29. */
export type BackupDay = string

export interface BackupFile {
  readonly day: BackupDay
  readonly at: Date
  readonly sizeBytes: number
}

const fileName = /^deckle-(\d{4}-\d{2}-\d{2})\.backup$/
export const nameOf = (day: BackupDay): string => `deckle-${day}.backup`

/** Lists backups, newest first. Skips files that are deleted meanwhile; empty if the folder does not exist. */
export async function listBackups(folder: string): Promise<readonly BackupFile[]> {
  const names = await readdir(folder).catch(() => [])
  const days = names.flatMap((name) => fileName.exec(name)?.[1] ?? []).toSorted()
  const files = await Promise.all(
    days.toReversed().map(async (day) => {
      const facts = await stat(join(folder, nameOf(day))).catch(nothingIfGone)
      return facts ? [{ day, at: facts.mtime, sizeBytes: facts.size }] : []
    }),
  )
  return files.flat()
}

function nothingIfGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** Creates the folder, and removes what a killed server has left half-written. */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const halves = (await readdir(folder)).filter((name) => name.endsWith('.backup.half'))
  await Promise.all(halves.map((name) => rm(join(folder, name), { force: true })))
}

const retainedDays = 7
const retainedWeeks = 4
const dayMs = 86_400_000

/**
 * Days whose backups are removed: all but the newest seven, and the newest one of each of the four latest weeks (Monday to
 * Sunday) that have one.
 */
export function outdatedDays(days: readonly BackupDay[]): readonly BackupDay[] {
  const newestFirst = days.toSorted().toReversed()
  const weeks = new Map<number, BackupDay>()
  for (const day of newestFirst) if (!weeks.has(weekOf(day))) weeks.set(weekOf(day), day)
  const retained = new Set([...newestFirst.slice(0, retainedDays), ...[...weeks.values()].slice(0, retainedWeeks)])
  return newestFirst.filter((day) => !retained.has(day))
}

/** Weeks since the one of 29 December 1969, a Monday. */
const weekOf = (day: BackupDay): number => Math.floor((Date.parse(day) / dayMs + 3) / 7)
