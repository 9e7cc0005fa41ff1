import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spooledRows, spoolRows } from './spool-rows.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckle-spool-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('a row stays one line, whatever line ends its cells have', async () => {
  const [file, spool] = [join(folder, 'file'), join(folder, 'spool')]
  const text = 'one\u2028two\u2029three\u0085four\nfive'
  writeFileSync(file, `email,note\na@b.example,"${text}"\nc@d.example,\n`)
  await spoolRows(file, spool, {})
  expect(readFileSync(spool, 'utf8').split(/[\n\r\u2028\u2029]/)).toHaveLength(3)
  const rows: unknown[] = []
  for await (const batch of spooledRows(spool, 10))
    rows.push(...batch.map(({ seq, data }) => [seq, (JSON.parse(data) as { cells: string[] }).cells]))
  expect(rows).toEqual([
    [2, ['a@b.example', text]],
    [3, ['c@d.example']],
  ])
})
