// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { openTranslationFile, readTranslations } from './read-file.ts'

const read = async (...parts: BlobPart[]) => {
  const file = await openTranslationFile(new File(parts, 'a.csv'))
  return 'read' in file ? readTranslations(file.read(file.encoding), { source: 'en', target: 'hi' }) : file
}
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
  [[new TextEncoder().encode('id,en,hi\r\ndeck/name,Tea,चाय'), new Uint8Array([0xe9])], 'encoding'],
  [['<html></html>'], 'not_xliff'],
  [['<xliff version="2.0"></xliff>'], 'xliff_version'],
  [['a,b\r\n1,2'], 'no_columns'],
] as [BlobPart[], string][])('refuses %j: %s', async (parts, fault) => {
  expect(await read(...parts)).toEqual({ fault })
})

it('does not read a file that is too large', async () => {
  const file = { size: 20_000_001, arrayBuffer: () => Promise.reject(new Error('never asked for')) } as unknown as File
  expect(await openTranslationFile(file)).toEqual({ fault: 'too_large' })
})

it('recognises other encodings, reads as another is chosen, and believes the declaration of XML', async () => {
  const bytes = Uint8Array.from([
    ...new TextEncoder().encode('id,en,de\r\ndeck/name,Tea,'),
    0xa3,
    0xf3,
    0xbf,
    0x6b,
    0x6f,
  ])
  const file = await openTranslationFile(new File([bytes], 'a.csv'))
  if (!('read' in file)) throw new Error(file.fault)
  expect(file.encoding).toBe('windows-1250')
  const languages = { source: 'en', target: 'de' } as const
  expect(readTranslations(file.read('windows-1250'), languages)).toMatchObject({ rows: [{ target: 'Łóżko' }] })
  expect(readTranslations(file.read('windows-1252'), languages)).toMatchObject({ rows: [{ target: '£ó¿ko' }] })
  expect(file.samples.map(({ encoding }) => encoding)).toContain('windows-1252')
  const declared = new File(['<?xml version="1.0" encoding="windows-1251"?><xliff/>'], 'a.xlf')
  expect(await openTranslationFile(declared)).toMatchObject({ encoding: 'windows-1251' })
})
