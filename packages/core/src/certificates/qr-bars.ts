/** Dark cells as one SVG path, a unit each; cells side by side are one bar, as viewers show the seams between areas. */
export function qrBars(cells: readonly (readonly boolean[])[]): string {
  const bars = cells.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return bars.join('')
}
