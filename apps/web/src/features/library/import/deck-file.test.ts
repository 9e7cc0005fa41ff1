import { describe, expect, it } from 'vitest'
import { readDeckFile } from './deck-file.ts'

describe('a file to import', () => {
  it('is read as JSON, with or without a byte order mark', async () => {
    expect(await readDeckFile(new File(['{"slides":[1]}'], 'a.json'))).toEqual({ slides: [1] })
    expect(await readDeckFile(new File(['\uFEFF[]'], 'a.json'))).toEqual([])
  })

  it.each([
    [new File(['<html>'], 'page.json'), 'notJson'],
    [new File([''], 'empty.json'), 'notJson'],
    [new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'big.json'), 'tooLarge'],
  ])('is refused by name: %#', async (file, code) => {
    await expect(readDeckFile(file)).rejects.toMatchObject({ code, fileName: file.name })
  })
})
