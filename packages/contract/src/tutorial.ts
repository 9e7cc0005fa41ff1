import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { type TutorialItem, tutorialItems, tutorialMarks, tutorialTracks } from '@deckle/core/tutorial/tutorial.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { id, ok } from './kit/shapes.ts'
import { routes } from './routes.ts'

const items = Object.values(tutorialItems).flatMap((track) => Object.keys(track)) as [TutorialItem, ...TutorialItem[]]

const shown = z.object({
  /** By licence, the main ones first; the tutorial is done with the items of these. */
  tracks: z.array(
    z.object({
      track: z.enum(tutorialTracks),
      isMain: z.boolean(),
      items: z.array(z.object({ item: z.enum(items), minutes: z.number(), isDone: z.boolean() })),
    }),
  ),
  isDismissed: z.boolean(),
  /** The practice deck; null without one. */
  playground: z.nullable(id),
  /** What steps can be shown on: the own deck and course that were changed last; null without one. */
  deck: z.nullable(id),
  course: z.nullable(id),
})

const reply = z.object({ tutorial: shown })

/** product.md §2 "/tutorial": what a person has really done, of what there is to do first. */
export const tutorial = {
  show: endpoint(routes.tutorial.show, {
    summary: 'The check lists of the own licence, with what the caller has done',
    reply,
  }),
  note: endpoint(routes.tutorial.note, {
    summary: 'Note acts that nothing else remembers, such as figures that were looked at; noting again changes nothing',
    body: z.strictObject({ marks: list(z.enum(tutorialMarks), { min: 1, max: tutorialMarks.length }) }),
    reply: ok,
  }),
  dismiss: endpoint(routes.tutorial.dismiss, {
    summary: 'Hide the tutorial on the dashboard, or bring it back',
    body: z.strictObject({ dismissed: z.boolean() }),
    reply,
    refusedActing: 'all',
  }),
  restart: endpoint(routes.tutorial.restart, {
    summary: 'Begin the tutorial anew: what was done before does not count any more',
    reply,
    refusedActing: 'all',
  }),
  createPlayground: endpoint(routes.tutorial.createPlayground, {
    summary: 'The practice deck, made where there is none: a draft deck of the caller that counts for no item',
    body: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
    reply,
    errors: ['plan_limit'],
  }),
  resetPlayground: endpoint(routes.tutorial.resetPlayground, {
    summary: 'The practice deck as it was made',
    body: z.strictObject({ language: z._default(z.enum(interfaceLanguages), 'en') }),
    reply,
    errors: ['not_found'],
  }),
  deletePlayground: endpoint(routes.tutorial.deletePlayground, {
    summary: 'Move the practice deck to the bin; without one nothing changes',
    reply,
  }),
} as const satisfies Resource<typeof routes.tutorial>
