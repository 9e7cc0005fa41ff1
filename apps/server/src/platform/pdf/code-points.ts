const CMAP = 0x636d6170
const HEADER = 12
const ENTRY = 16
const SUBTABLE = 8

/** Characters with a glyph in a font: its `cmap` table, formats 4 and 12 (ISO/IEC 14496-22 §5.2.1). */
export function codePointsOf(font: Buffer): ReadonlySet<number> {
  const found = new Set<number>()
  const cmap = tableOf(font)
  if (!cmap) return found
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + index * SUBTABLE + 4))
    const format = subtable.readUInt16BE(0)
    if (format === 4) addSegments(subtable, found)
    else if (format === 12) addGroups(subtable, found)
  }
  return found
}

function tableOf(font: Buffer): Buffer | undefined {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = HEADER + index * ENTRY
    if (font.readUInt32BE(entry) === CMAP) return font.subarray(font.readUInt32BE(entry + 8))
  }
  return undefined
}

/** Format 4. Glyph 0 is the empty box. */
function addSegments(table: Buffer, found: Set<number>): void {
  const size = table.readUInt16BE(6)
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)]
    const [delta, offset] = [table.readUInt16BE(deltas + at), table.readUInt16BE(offsets + at)]
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint++) {
      const listed = offset === 0 ? codePoint : table.readUInt16BE(offsets + at + offset + 2 * (codePoint - first))
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) found.add(codePoint)
    }
  }
}

/** Format 12. */
function addGroups(table: Buffer, found: Set<number>): void {
  for (let index = 0; index < table.readUInt32BE(12); index++) {
    const group = 16 + index * 12
    const [first, last, glyph] = [0, 4, 8].map((field) => table.readUInt32BE(group + field)) as [number, number, number]
    for (let codePoint = first; codePoint <= last; codePoint++)
      if (glyph + codePoint - first !== 0) found.add(codePoint)
  }
}
