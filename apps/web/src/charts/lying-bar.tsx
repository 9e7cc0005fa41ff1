interface LyingBarProps {
  readonly whole?: number
  readonly part: number
  readonly mark?: number
  /** In pixels. */
  readonly height?: number
}

/** Outlined up to the whole, filled up to the part, with a line at the mark; in per cent of its width. */
export function LyingBar({ whole = 100, part, mark, height = 16 }: LyingBarProps) {
  return (
    <span aria-hidden="true" className="relative mt-0.5 block" style={{ height }}>
      <span
        className="absolute inset-y-0 start-0 rounded-sm border border-brand-edge bg-brand-soft"
        style={{ width: `${whole}%`, minWidth: 3 }}
      />
      <span className="absolute inset-y-0 start-0 rounded-sm bg-brand" style={{ width: `${part}%` }} />
      {mark !== undefined && (
        <span
          className="absolute -inset-y-0.5 w-0.5 bg-ink ring-1 ring-surface"
          style={{ insetInlineStart: `calc(${mark}% - 1px)` }}
        />
      )}
    </span>
  )
}
