import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listBackups, nameOf, outdatedDays } from './backup-files.ts'

const dayMs = 86_400_000
const dayAt = (index: number): string => new Date(Date.UTC(2026, 0, 1) + index * dayMs).toISOString().slice(0, 10)

it('a backup that is gone before it is looked at is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'deckle-backups-'))
  await writeFile(join(folder, nameOf('2026-03-01')), 'backup')
  await symlink(join(folder, 'gone'), join(folder, nameOf('2026-02-28')))
  expect((await listBackups(folder)).map(({ day, sizeBytes }) => [day, sizeBytes])).toEqual([['2026-03-01', 6]])
  await rm(folder, { recursive: true })
})

it('daily backups of two months leave seven days and the Sundays of the weeks before', () => {
  const days = Array.from({ length: 60 }, (_, index) => dayAt(index))
  const outdated = outdatedDays(days)
  expect(days.filter((day) => !outdated.includes(day))).toEqual([
    '2026-02-08',
    '2026-02-15',
    '2026-02-22',
    ...['23', '24', '25', '26', '27', '28'].map((day) => `2026-02-${day}`),
    '2026-03-01',
  ])
})

it('removing each day leaves at most ten, among them the newest, and never more than a week apart of four weeks', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(400), { maxLength: 120 }), (indexes) => {
      let days: string[] = []
      for (const index of indexes.toSorted((one, other) => one - other)) {
        days.push(dayAt(index))
        const outdated = outdatedDays(days)
        expect(outdated).not.toContain(dayAt(index))
        days = days.filter((day) => !outdated.includes(day))
        expect(days.length).toBeLessThanOrEqual(10)
        expect(outdatedDays(days)).toEqual([])
      }
    }),
  )
})
