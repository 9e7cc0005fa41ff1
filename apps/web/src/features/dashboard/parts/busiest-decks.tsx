import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Stats } from '../queries.ts'

export function BusiestDecks({ decks }: { decks: Stats['busiest'] }) {
  const words = useWords('dashboard')
  const format = useFormatter()
  const most = Math.max(1, ...decks.map((deck) => deck.starts))
  if (decks.length === 0)
    return (
      <Card title={words('busiest.title')}>
        <p className="text-sm text-muted">{words('busiest.none')}</p>
      </Card>
    )
  return (
    <Card title={words('busiest.title')}>
      <table className="w-full table-fixed text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="pb-2 text-start">
              {words('busiest.deck')}
            </th>
            <th scope="col" className="w-16 pb-2 text-end">
              {words('busiest.plays')}
            </th>
            <th scope="col" className="w-24 pb-2 text-end">
              {words('busiest.completed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {decks.map((deck) => (
            <tr key={deck.id} className="border-t border-line">
              <th scope="row" className="py-2 pe-3 text-start font-normal">
                <Link
                  to="/analyticsViewer/$id"
                  aria-label={deck.name}
                  params={{ id: deck.id }}
                  className="flex flex-col gap-1.5 rounded-sm text-ink no-underline hover:underline touch:min-h-11 touch:justify-center"
                >
                  <span className="truncate">{deck.name}</span>
                  <span aria-hidden="true" className="block h-1 rounded-full bg-hover">
                    <span
                      className="block h-1 rounded-full bg-brand"
                      style={{ width: `${(deck.starts / most) * 100}%` }}
                    />
                  </span>
                </Link>
              </th>
              <td className="py-2 text-end tabular-nums">{format.number(deck.starts)}</td>
              <td className="py-2 text-end tabular-nums">
                {deck.starts === 0
                  ? '–'
                  : format.number(deck.completions / deck.starts, { style: 'percent', maximumFractionDigits: 0 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
