import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { EntryLine } from '../parts/entry-line.tsx'
import type { Entry } from '../queries.ts'
import { byPlay, type PlayPart } from './by-play.ts'

/** A card a play, newest first. */
export function PlayCards({ entries }: { readonly entries: readonly Entry[] }) {
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'full' })
  const parts = byPlay(entries, day)
  return (
    <ol className="flex flex-col gap-3">
      {parts.map((part, at) => {
        const [first] = part.entries
        const before = parts[at - 1]
        return (
          <li key={first.id} className="flex flex-col gap-2">
            {(!before || day(before.entries[0].at) !== day(first.at)) && (
              <h2 className="mt-2 text-sm font-strong text-muted first:mt-0">{day(first.at)}</h2>
            )}
            <PlayCard part={part} />
          </li>
        )
      })}
    </ol>
  )
}

function PlayCard({ part: { attemptId, entries } }: { readonly part: PlayPart }) {
  const words = useWords('activity')
  const [{ deck, course }] = entries
  return (
    <article aria-label={deck.name} className="rounded-lg border border-line bg-surface px-4 py-3 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h3 className="min-w-0 font-strong wrap-anywhere">{deck.name}</h3>
        <TextLink href={`/activity/sessions/${attemptId}`} aria-label={words('wholePlayOf', { deck: deck.name })}>
          {words('wholePlay')}
        </TextLink>
      </div>
      {course && <p className="text-xs text-muted wrap-anywhere">{words('inCourse', { course: course.name })}</p>}
      <ol className="mt-1 flex flex-col divide-y divide-line">
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </ol>
    </article>
  )
}
