import { describe, expect, it } from 'vitest'
import { byteFactsOf, createByteFacts } from './byte-facts.ts'
import { encodingSamples, guessEncoding } from './guess-encoding.ts'
import { type Decode, type TextEncoding, textEncodings } from './text-encoding.ts'

interface Decoder {
  decode(bytes?: Uint8Array, options?: { stream: boolean }): string
}
declare const TextDecoder: new (label: string) => Decoder
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

// Without `stream`, Node 20 decodes windows-1252 as Latin-1.
const decode: Decode = (bytes, encoding) => {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Encodes by looking each character up; bytes alone and pairs. */
function encoded(text: string, encoding: TextEncoding): Uint8Array {
  if (encoding === 'utf-8') return utf8(text)
  const bytes = new Map<string, readonly number[]>()
  for (let first = 0; first < 256; first++) {
    const single = decode(Uint8Array.of(first), encoding)
    if (single.length === 1 && single !== '\ufffd' && !bytes.has(single)) bytes.set(single, [first])
    if (first < 0x81 || !['shift_jis', 'euc-kr', 'gb18030', 'big5'].includes(encoding)) continue
    for (let second = 0x40; second < 0xff; second++) {
      const pair = decode(Uint8Array.of(first, second), encoding)
      if (pair.length === 1 && pair !== '\ufffd' && !bytes.has(pair)) bytes.set(pair, [first, second])
    }
  }
  return Uint8Array.from(
    [...text].flatMap((sign) => {
      const found = bytes.get(sign)
      if (!found) throw new Error(`${sign} is not in ${encoding}`)
      return [...found]
    }),
  )
}

const guess = (bytes: Uint8Array): TextEncoding => guessEncoding(byteFactsOf(bytes), decode)
const list = (...names: string[]): string =>
  `name;mail\n${names.map((name, at) => `${name};p${at}@a.example`).join('\n')}\n`

describe('the encoding of a list of names', () => {
  it.each<[TextEncoding, string[]]>([
    ['windows-1250', ['Łukasz']],
    ['windows-1250', ['Łukasz Żak', 'Małgorzata Wójcik', 'Zofia Ślusarczyk']],
    ['windows-1250', ['Dvořák', 'Němcová', 'Kučera', 'Růžička']],
    ['windows-1250', ['Kovačević', 'Đorđe', 'Žarko']],
    ['windows-1250', ['Erdős Pál', 'Fűzi Jenő', 'Szűcs Ágnes']],
    ['windows-1250', ['Łukasz', 'José', 'Müller', 'Anna Kowalska', 'Michał']],
    ['windows-1252', ['José']],
    ['windows-1252', ['Muñoz', 'García', 'Peña']],
    ['windows-1252', ['François', 'Hélène', 'Noël', 'Benoît']],
    ['windows-1252', ['Müller', 'Weiß', 'Jäger']],
    ['windows-1252', ['Åsa', 'Øystein', 'Sørensen', 'Bjørn']],
    ['windows-1252', ['João', 'Conceição', 'Simões']],
    ['windows-1252', ['Þórður', 'Guðrún', 'Sigurðsson']],
    ['windows-1252', ['O’Brien', 'D’Angelo', 'Renée']],
    ['windows-1254', ['Ayşe', 'Doğan', 'İbrahim', 'Yıldız']],
    ['windows-1257', ['Kęstutis', 'Žukauskas', 'Rūta', 'Šarūnė']],
    ['windows-1257', ['Jānis', 'Bērziņš', 'Kļaviņa', 'Ģirts']],
    ['windows-1251', ['Анна Иванова', 'Пётр']],
    ['windows-1251', ['Анна']],
    ['windows-1251', ['Олена Ґудзь', 'Їжак']],
    ['windows-1253', ['Γιώργος', 'Ελένη Παπαδοπούλου']],
    ['windows-1255', ['דוד כהן', 'שרה לוי']],
    ['windows-1256', ['محمد علي', 'فاطمة']],
    ['windows-874', ['สมชาย', 'กนกวรรณ']],
    ['shift_jis', ['山田たろう', 'すずきハナコ']],
    ['euc-kr', ['김민준', '이서연', '박지훈']],
    ['gb18030', ['王小明', '李娜', '张伟']],
    ['windows-1251', ['иван петров', 'Мария', 'Олег']],
    ['utf-8', ['Łukasz', 'आशा', '王小明', 'Ἀλέξανδρος', '😀']],
    ['utf-8', ['Anna', 'Ben']],
  ])('%s: %j', (encoding, names) => expect(guess(encoded(list(...names), encoding))).toBe(encoding))

  it('a bad byte spoils its own row alone', () => {
    const text = list('आशा राव', 'मीरा शर्मा', 'रवि अय्यर')
    const bytes = utf8(text)
    const bad = Uint8Array.from([...bytes.slice(0, 12), 0xe9, ...bytes.slice(12)])
    expect(guess(bad)).toBe('utf-8')
    const rows = decode(bad, 'utf-8').split('\n')
    expect(rows.filter((row) => row.includes('\ufffd'))).toHaveLength(1)
  })

  it.each([
    ['utf-16le', [0xff, 0xfe, 0x61, 0]],
    ['utf-16be', [0xfe, 0xff, 0, 0x61]],
    ['utf-8', [0xef, 0xbb, 0xbf, 0xe9]],
    ['utf-16le', [0x61, 0, 0x2c, 0, 0x62, 0]],
    ['utf-16be', [0, 0x61, 0, 0x2c, 0, 0x62]],
    ['utf-8', []],
  ] as const)('%s by its first bytes', (encoding, bytes) => expect(guess(Uint8Array.from(bytes))).toBe(encoding))
})

describe('bytes', () => {
  it('are valid UTF-8 exactly where a decoder says so', () => {
    let seed = 11
    const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most
    const likely = [0x41, 0x80, 0x9f, 0xa0, 0xbf, 0xc2, 0xc1, 0xdf, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0x8f, 0x90]
    for (let round = 0; round < 20_000; round++) {
      const bytes = Uint8Array.from({ length: 1 + random(5) }, () => likely[random(likely.length)] ?? 0)
      const { sequences, broken } = byteFactsOf(bytes)
      const text = decode(bytes, 'utf-8')
      expect(broken > 0).toBe(text.includes('\ufffd'))
      if (broken === 0) expect(sequences).toBe([...text].filter((sign) => sign > '\u007f').length)
    }
  })

  it('tell the same wherever they are cut', () => {
    const bytes = utf8(list('Łukasz', 'आशा'))
    const whole = byteFactsOf(bytes)
    for (let cut = 1; cut < bytes.length; cut++) {
      const facts = createByteFacts()
      facts.push(bytes.subarray(0, cut))
      facts.push(bytes.subarray(cut))
      expect(facts.end()).toEqual(whole)
    }
  })
})

describe('samples to choose from', () => {
  it('begin with the guess, and each reads the words differently', () => {
    const bytes = encoded(list('Łukasz Żak', 'Anna'), 'windows-1250')
    const samples = encodingSamples(byteFactsOf(bytes), 'windows-1250', decode)
    expect(samples[0]).toEqual({ encoding: 'windows-1250', text: 'Łukasz Żak' })
    expect(samples.find(({ encoding }) => encoding === 'windows-1252')?.text).toBe('£ukasz ¯ak')
    expect(new Set(samples.map(({ text }) => text)).size).toBe(samples.length)
    expect(samples.length).toBeLessThanOrEqual(textEncodings.length)
  })

  it('are none where all is ASCII', () =>
    expect(encodingSamples(byteFactsOf(utf8('a,b\n')), 'utf-8', decode)).toEqual([]))
})
