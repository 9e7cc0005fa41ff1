/** What the bytes of a text say about its encoding. */
export interface ByteFacts {
  /** The first bytes, at most `START`. */
  readonly start: Uint8Array
  /** Characters of two to four bytes that are valid UTF-8. */
  readonly sequences: number
  /** Bytes that are not valid UTF-8. */
  readonly broken: number
  /** Whole lines with bytes beyond ASCII, at most `SAMPLE` bytes. */
  readonly sample: Uint8Array
}

const START = 4096
const SAMPLE = 65_536
const LONGEST_LINE = 2000
const LINE_FEED = 10
const RETURN = 13

/** Collects the facts of a text in one pass, from chunks of any size. */
export function createByteFacts(): { push(chunk: Uint8Array): void; end(): ByteFacts } {
  const start = new Uint8Array(START)
  const sample = new Uint8Array(SAMPLE)
  const line = new Uint8Array(LONGEST_LINE)
  let [started, sampled, inLine] = [0, 0, 0]
  let isBeyondAscii = false
  const utf8 = createUtf8Count()

  function endLine(): void {
    if (isBeyondAscii && inLine <= LONGEST_LINE && sampled + inLine + 1 <= SAMPLE) {
      sample.set(line.subarray(0, inLine), sampled)
      sample[sampled + inLine] = LINE_FEED
      sampled += inLine + 1
    }
    inLine = 0
    isBeyondAscii = false
  }
  return {
    push(chunk) {
      if (started < START) {
        const part = chunk.subarray(0, START - started)
        start.set(part, started)
        started += part.length
      }
      for (const byte of chunk) {
        if (byte > 127 || utf8.isWithin()) utf8.push(byte)
        if (byte === LINE_FEED || byte === RETURN) endLine()
        else {
          if (inLine < LONGEST_LINE) line[inLine] = byte
          inLine++
          isBeyondAscii ||= byte > 127
        }
      }
    },
    end() {
      endLine()
      const { sequences, broken } = utf8.end()
      return { start: start.slice(0, started), sequences, broken, sample: sample.slice(0, sampled) }
    },
  }
}

export function byteFactsOf(bytes: Uint8Array): ByteFacts {
  const facts = createByteFacts()
  facts.push(bytes)
  return facts.end()
}

/** Counts valid and invalid UTF-8 as the Encoding Standard defines it: no overlong forms, no surrogates. */
function createUtf8Count() {
  let [sequences, broken, left] = [0, 0, 0]
  let [lowest, highest] = [0x80, 0xbf]
  function begin(byte: number): void {
    left = byte >= 0xc2 && byte <= 0xdf ? 1 : byte >= 0xe0 && byte <= 0xef ? 2 : byte >= 0xf0 && byte <= 0xf4 ? 3 : 0
    lowest = byte === 0xe0 ? 0xa0 : byte === 0xf0 ? 0x90 : 0x80
    highest = byte === 0xed ? 0x9f : byte === 0xf4 ? 0x8f : 0xbf
    if (left === 0 && byte > 127) broken++
  }
  return {
    /** Whether a sequence has started, so that the next byte matters even if it is ASCII. */
    isWithin: () => left > 0,
    push(byte: number): void {
      if (left === 0) return begin(byte)
      if (byte < lowest || byte > highest) {
        broken++
        return begin(byte)
      }
      ;[lowest, highest] = [0x80, 0xbf]
      left--
      if (left === 0) sequences++
    },
    end: () => ({ sequences, broken: broken + (left > 0 ? 1 : 0) }),
  }
}
