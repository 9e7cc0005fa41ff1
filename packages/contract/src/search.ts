import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { id, line } from './kit/shapes.ts'

/** In the order in which they are shown. */
export const searchKinds = ['deck', 'course', 'article', 'post', 'lead', 'person', 'tag'] as const
export type SearchKind = (typeof searchKinds)[number]

export const search = {
  find: endpoint(routes.search.find, {
    summary:
      'Decks, courses, people and tags visible to the caller whose name contains a text, articles by their words, posts by their texts and leads by their contact, for the command palette',
    query: z.object({ q: line(100) }),
    reply: z.object({
      results: z.array(
        z.object({
          kind: z.enum(searchKinds),
          id,
          title: z.string(),
          hint: z.string(),
          link: z.string(),
        }),
      ),
    }),
  }),
} as const satisfies Resource<typeof routes.search>
