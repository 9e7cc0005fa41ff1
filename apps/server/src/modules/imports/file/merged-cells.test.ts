import { expect, it } from 'vitest'
import { readMergedCells } from './merged-cells.ts'

const mergedCells = (xml: string) =>
  readMergedCells(
    {
      has: () => true,
      text: async () => xml,
      async *stream() {
        yield Buffer.from(xml)
      },
    },
    'sheet.xml',
  )

it('looks at a column once per row, however many merged cells overlap there', async () => {
  const merged = await mergedCells(`<mergeCells>${'<mergeCell ref="A1:A9"/>'.repeat(1000)}</mergeCells>`)
  merged.fill(1, ['Pune'])
  let reads = 0
  const cells = new Proxy(['', 'x'], {
    get(target, key, receiver) {
      if (key === '0') reads++
      return Reflect.get(target, key, receiver) as unknown
    },
  })
  merged.fill(2, cells)
  expect(cells[0]).toBe('Pune')
  expect(reads).toBeLessThan(5)
})

it('fills to the end of the longest of merged cells that overlap', async () => {
  const merged = await mergedCells('<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="A1:A2"/></mergeCells>')
  const rows = [['Pune'], ['', 'x'], ['', 'y'], ['', 'z']]
  for (const [at, row] of rows.entries()) merged.fill(at + 1, row)
  expect(rows.map(([first]) => first)).toEqual(['Pune', 'Pune', 'Pune', ''])
})
