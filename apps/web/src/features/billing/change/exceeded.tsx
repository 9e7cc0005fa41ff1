import type { BillingPreview } from '@deckle/contract/billing.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useDay } from '../../../billing/use-day.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** What is in use beyond a smaller plan's limits, deck by deck, and what happens to it. */
export function Exceeded({ preview: { exceeds, decks, total, at, pauses_at: pauses } }: { preview: BillingPreview }) {
  const words = useWords('billing')
  const names = useWords('deck')
  const day = useDay()
  const format = useFormatter()
  if (exceeds.length === 0) return <p className="text-muted">{words('exceeds.none')}</p>
  return (
    <Callout tone="warning" title={words('exceeds.title')}>
      <ul className="flex flex-col gap-0.5">
        {exceeds.map(({ name, used, limit }) => (
          <li key={name}>
            {words('exceeds.use', {
              name: names(`limits.${name}.title`),
              used: format.number(used),
              limit: format.number(limit),
            })}
          </li>
        ))}
      </ul>
      <p className="mt-2">{words('exceeds.publishing', { date: day(at) })}</p>
      {pauses !== null && (
        <>
          <p className="mt-2">{words('exceeds.pauses', { count: total, date: day(pauses) })}</p>
          <ul
            aria-label={words('exceeds.decks')}
            className="mt-1 flex max-h-40 list-disc flex-col gap-0.5 overflow-y-auto ps-5"
          >
            {decks.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          {total > decks.length && <p>{words('exceeds.more', { count: total - decks.length })}</p>}
        </>
      )}
    </Callout>
  )
}
