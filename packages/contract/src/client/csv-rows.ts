const [QUOTE, LINE_FEED] = [0x22, 0x0a]

/** Counts the rows below the headings of a CSV file as it arrives: line breaks within quotes are text. */
export function createCsvRows(): (chunk: Uint8Array) => number {
  let lines = 0
  let isQuoted = false
  return (chunk) => {
    for (const byte of chunk) {
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_FEED && !isQuoted) lines += 1
    }
    return Math.max(0, lines - 1)
  }
}
