import type { ReactNode } from 'react'

/** Names and values; empty values are left out. */
export function FactList({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
