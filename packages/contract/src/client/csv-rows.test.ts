import { expect, it } from 'vitest'
import { createCsvRows } from './csv-rows.ts'

const text = 'Name,Says\r\nAsha,"two\r\nlines"\r\nBela,"a ""quote"""\r\n'

it('rows are counted as they arrive, wherever chunks are cut', () => {
  const bytes = new TextEncoder().encode(text)
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const rows = createCsvRows()
    rows(bytes.subarray(0, cut))
    expect(rows(bytes.subarray(cut))).toBe(2)
  }
  expect(createCsvRows()(new TextEncoder().encode('Name\r\n'))).toBe(0)
  expect(createCsvRows()(new Uint8Array())).toBe(0)
})
