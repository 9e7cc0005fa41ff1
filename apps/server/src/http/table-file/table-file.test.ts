import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import readExcelFile from 'read-excel-file/node'
import { expect, it } from 'vitest'
import type { Cell } from './table.ts'
import { tableFile } from './table-file.ts'

const at = new Date('2026-03-01T20:00:00Z')
const row: Cell[] = ['=1+1', '+91 98', '-@', 12.5, at, true, null, 'हिन्दी', '<b>&"\n']
const headings = ['=Heading', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']

async function* batches(...all: Cell[][][]) {
  yield* all
}

it('is CSV that runs nothing', async () => {
  const file = await tableFile({
    format: 'csv',
    name: 'Tea / "Ooty"',
    headings,
    timeZone: 'Asia/Kolkata',
    rows: batches([row], [], [row]),
  })
  expect([file.filename, file.contentType]).toEqual(['Tea  Ooty.csv', 'text/csv; charset=utf-8'])
  const line = `'=1+1,+91 98,'-@,12.5,2026-03-02T01:30:00+05:30,true,,हिन्दी,"<b>&""\n"\r\n`
  expect((await buffer(file.body)).toString()).toBe(`\uFEFF'=Heading,B,C,D,E,F,G,H,I\r\n${line}${line}`)
})

it('is a workbook that another reader reads the same, texts as texts', async () => {
  const long = 'त'.repeat(40_000)
  const file = await tableFile({
    format: 'xlsx',
    name: 'A name that is longer than a sheet may be named',
    headings,
    timeZone: 'Asia/Kolkata',
    momentColumns: [4],
    rows: batches([row], [[long]]),
  })
  expect(file.filename).toBe('A name that is longer than a sheet may be named.xlsx')
  const bytes = await buffer(file.body)
  const [sheet] = await readExcelFile(bytes, { trim: false })
  expect(sheet?.sheet).toBe('A name that is longer than a sh')
  const [first, second, third] = sheet?.data ?? []
  expect(first).toEqual(headings)
  const [moment] = second?.splice(4, 1) ?? []
  // Read from a fraction of a day: rounded to less than a second.
  expect(Math.abs(Number(moment) - Date.parse('2026-03-02T01:30:00Z'))).toBeLessThan(1000)
  expect(strFromU8(unzipSync(bytes)['xl/styles.xml'] as Uint8Array)).toContain('formatCode="yyyy-mm-dd hh:mm:ss"')
  expect(second).toEqual(row.filter((cell) => cell !== at))
  expect(third?.[0]).toBe(`${'त'.repeat(32_766)}…`)
})

it('refuses before it begins, and ends its source where a download is left', async () => {
  const refusing = async function* (): AsyncGenerator<Cell[][]> {
    yield await Promise.reject(new Error('refused'))
  }
  await expect(tableFile({ format: 'csv', name: 'x', headings, timeZone: 'UTC', rows: refusing() })).rejects.toThrow(
    'refused',
  )
  let isOpen = false
  const endless = async function* () {
    isOpen = true
    try {
      for (;;) yield [row]
    } finally {
      isOpen = false
    }
  }
  for (const format of ['csv', 'xlsx'] as const) {
    const { body } = await tableFile({ format, name: 'x', headings, timeZone: 'UTC', rows: endless() })
    await new Promise((resolve) => body.once('data', resolve))
    expect(isOpen).toBe(true)
    body.destroy()
    await expect.poll(() => isOpen).toBe(false)
  }
})
