export interface LocalHeader {
  readonly name: string
  readonly method: 'stored' | 'deflated' | 'other'
  /** False if the sizes follow the data. */
  readonly hasSizes: boolean
}

const marks = { localHeader: 0x04034b50, directoryEntry: 0x02014b50, directoryEnd: 0x06054b50 }

/** The headers that precede each file of a zip, in the order of its directory. */
export function localHeaders(zip: Buffer): readonly LocalHeader[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== marks.directoryEnd) throw new Error('Not a zip.')
  const count = zip.readUInt16LE(end + 10)
  let entry = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (zip.readUInt32LE(entry) !== marks.directoryEntry) throw new Error('Its directory is broken.')
    const at = zip.readUInt32LE(entry + 42)
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
    if (zip.readUInt32LE(at) !== marks.localHeader) throw new Error('A file has no header.')
    const method = zip.readUInt16LE(at + 8)
    return {
      name: zip.subarray(at + 30, at + 30 + zip.readUInt16LE(at + 26)).toString(),
      method: method === 0 ? 'stored' : method === 8 ? 'deflated' : 'other',
      hasSizes: (zip.readUInt16LE(at + 6) & 0b1000) === 0,
    }
  })
}
