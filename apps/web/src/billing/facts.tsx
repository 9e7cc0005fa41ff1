/** Names and values, in columns that wrap. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="grid grid-cols-3 gap-x-6 gap-y-4 narrow:grid-cols-1">
      {rows.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-sm tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
