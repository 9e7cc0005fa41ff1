interface Figure {
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
}

export function Figures({ label, figures }: { readonly label: string; readonly figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-px overflow-hidden rounded-lg border border-line bg-line"
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col gap-1 bg-surface p-4">
          <dt className="text-xs text-muted">{figure.label}</dt>
          <dd className="text-xl font-strong tabular-nums">{figure.value}</dd>
          {figure.note !== undefined && <dd className="text-xs text-muted">{figure.note}</dd>}
        </div>
      ))}
    </dl>
  )
}
