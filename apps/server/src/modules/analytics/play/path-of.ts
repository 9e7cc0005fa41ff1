import type { Play } from '@deckle/contract/plays.ts'
import type { EventRecord } from './queries.ts'

type Step = { -readonly [Key in keyof Play['path'][number]]: Play['path'][number][Key] }

/** Events that report the visible milliseconds spent on the slide before (`PlayEvent` of the player). */
const reportsTime = new Set(['slide_view', 'abandon'])

/** The events of an attempt in order as its path: each view of a slide with how long it lasted. */
export function pathOf(events: readonly EventRecord[]): Play['path'] {
  let viewed: Step | undefined
  return events.map(({ event, slide_id: slideId, value, client_time: at }) => {
    if (viewed && value !== null && reportsTime.has(event)) viewed.seconds = value / 1000
    const step: Step = { at: at.toISOString(), event, slideId, seconds: null }
    if (event === 'slide_view') viewed = step
    return step
  })
}
