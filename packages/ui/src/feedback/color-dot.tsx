/** A colour beside the text that it belongs to; without one, an empty ring. */
export function ColorDot({ color }: { readonly color?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-2 shrink-0 rounded-full border border-edge forced-color-adjust-none"
      style={color === undefined ? undefined : { backgroundColor: color, borderColor: color }}
    />
  )
}
