import type { ReactNode } from 'react'

/** A list of names and values, without empty values. */
export function Facts({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) {
  const shown = facts.filter(([, value]) => value !== '' && value !== null)
  return (
    <dl className="grid w-full grid-cols-[fit-content(40%)_1fr] gap-x-4 gap-y-2 text-sm">
      {shown.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="min-w-24 text-muted wrap-anywhere">{name}</dt>
          <dd className="min-w-0 whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
