import type { PlayEvent } from '@deckle/contract/models/play-events.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Sections } from '../../../words/sections.ts'
import type { Entry } from '../queries.ts'

/** Events whose value is how long the slide before was looked at, in milliseconds. */
const timed: readonly string[] = ['slide_view', 'abandon'] satisfies readonly PlayEvent[]

/** What somebody did, in words. */
export function Sentence({ entry: { event, heading, value } }: { readonly entry: Entry }) {
  const words = useWords('activity')
  const format = useFormatter()
  if (!(event in noHeading)) return event
  const known = event as PlayEvent
  const percent = format.number((value ?? 0) / 100, { style: 'percent' })
  const seconds = timed.includes(event) && value !== null ? Math.round(value / 1000) : 0
  return (
    <>
      {heading === ''
        ? words(`events.${known}`, { percent })
        : words.rich(`eventsAt.${known}`, {
            heading,
            percent,
            b: (text) => <bdi className="font-strong">{text}</bdi>,
          })}
      {seconds > 0 && (
        <span className="text-muted"> · {words('afterSeconds', { seconds: format.number(seconds) })}</span>
      )}
    </>
  )
}

const noHeading: Readonly<Record<keyof Sections['activity']['events'], true>> = {
  view: true,
  start: true,
  slide_view: true,
  answer: true,
  back: true,
  jump: true,
  complete: true,
  abandon: true,
  lead: true,
  link: true,
  video_progress: true,
  error: true,
}
