// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { readTranslationFile } from './read-file.ts'

const read = (...parts: BlobPart[]) => readTranslationFile(new File(parts, 'a.csv'), { source: 'en', target: 'hi' })
const csv = 'id,en,hi\r\ndeck/name,Tea,चाय\r\n'
const name = { rows: [{ number: 2, id: 'deck/name', language: 'hi', source: 'Tea', target: 'चाय' }] }

const utf16 = (text: string) => {
  const bytes = new Uint8Array(2 + text.length * 2)
  bytes.set([0xff, 0xfe])
  for (let at = 0; at < text.length; at += 1)
    bytes.set([text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8], 2 + at * 2)
  return bytes
}

it('reads UTF-8 with and without a byte order mark, and UTF-16 from spreadsheets', async () => {
  expect(await read(csv)).toEqual(name)
  expect(await read(`\uFEFF${csv}`)).toEqual(name)
  expect(await read(utf16(csv.replaceAll(',', '\t')))).toEqual(name)
})

it('reads XML as XLIFF', async () => {
  const xliff = `<?xml version="1.0"?><xliff version="1.2"><file target-language="hi"><body><trans-unit id="deck/name"><source>Tea</source><target>चाय</target></trans-unit></body></file></xliff>`
  expect(await read(xliff)).toEqual({ rows: [{ ...name.rows[0], number: 1 }] })
})

it.each([
  [[''], 'empty'],
  [[new Uint8Array([0x69, 0x64, 0xe9, 0xff])], 'encoding'],
  [['<html></html>'], 'not_xliff'],
  [['<xliff version="2.0"></xliff>'], 'xliff_version'],
  [['a,b\r\n1,2'], 'no_columns'],
] as [BlobPart[], string][])('refuses %j: %s', async (parts, fault) => {
  expect(await read(...parts)).toEqual({ fault })
})

it('does not read a file that is too large', async () => {
  const file = { size: 20_000_001, arrayBuffer: () => Promise.reject(new Error('never asked for')) } as unknown as File
  expect(await readTranslationFile(file, { source: 'en', target: 'hi' })).toEqual({ fault: 'too_large' })
})
