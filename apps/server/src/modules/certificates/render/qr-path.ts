import { encode } from 'uqr'

/** Dark cells as one path, a unit each; cells side by side are one bar, as viewers show the seams between areas. */
export function qrPath(address: string, border: number): { readonly path: string; readonly size: number } {
  const { data, size } = encode(address, { border, ecc: 'M' })
  const bars = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? size : end) - x}v1H${x}z`]
    }),
  )
  return { path: bars.join(''), size }
}
