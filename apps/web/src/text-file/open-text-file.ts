import { byteFactsOf } from '@deckle/core/text/encoding/byte-facts.ts'
import { encodingSamples, type EncodingSample, guessEncoding } from '@deckle/core/text/encoding/guess-encoding.ts'
import { type Decode, REPLACEMENT, type TextEncoding, textEncodings } from '@deckle/core/text/encoding/text-encoding.ts'

/** A text file whose encoding was recognised and can be chosen, as in imports of people. */
export interface TextFile {
  readonly name: string
  readonly encoding: TextEncoding
  /** How each encoding that could be meant reads words of the file; empty if all is ASCII. */
  readonly samples: readonly EncodingSample[]
  readonly read: (encoding: TextEncoding) => string
}

/** Null if the file can't be opened. */
export async function openTextFile(file: File): Promise<TextFile | null> {
  const buffer = await file.arrayBuffer().catch(() => null)
  if (!buffer) return null
  const bytes = new Uint8Array(buffer)
  const facts = byteFactsOf(bytes)
  const encoding = declaredEncoding(bytes) ?? guessEncoding(facts, decode)
  return {
    name: file.name,
    encoding,
    samples: encodingSamples(facts, encoding, decode),
    read: (chosen) => decode(bytes, chosen),
  }
}

/** Rows with characters that did not fit the encoding, from 1, as spreadsheets count them. */
export const badRowsOf = (text: string): number[] =>
  text.includes(REPLACEMENT)
    ? text.split(/\r\n|\r|\n/).flatMap((row, at) => (row.includes(REPLACEMENT) ? [at + 1] : []))
    : []

/** With `stream: true`: otherwise some engines decode windows-1252 as Latin-1. */
const decode: Decode = (bytes, encoding) => {
  const decoder = new TextDecoder(encoding)
  return decoder.decode(bytes, { stream: true }) + decoder.decode()
}

/** What an XML declaration says; null without one, and for an encoding that is not offered. */
function declaredEncoding(bytes: Uint8Array): TextEncoding | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const label = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/i.exec(start)?.[1]?.toLowerCase()
  return textEncodings.find((encoding) => encoding === label) ?? null
}
