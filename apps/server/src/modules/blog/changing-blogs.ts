import { announceArticleCounts, announceBlogChange } from './announce.ts'
import type { JobKind } from '../jobs/index.ts'

/** The same handlers; after these calls the pages of the caller's blog are made anew. */
export const changingBlogs = <H extends object>(handlers: H, ...names: readonly (keyof H)[]): H =>
  wrapped(handlers, names, ({ deps, actor }) => announceBlogChange(deps, actor.clientId))

/** After these calls, whose `id` is an article's, its own page is made anew. */
export const changingArticlePage = <H extends object>(handlers: H, ...names: readonly (keyof H)[]): H =>
  wrapped(handlers, names, ({ deps, actor, params }) =>
    announceArticleCounts(deps, actor.clientId, params.id.toLowerCase()),
  )

/** A job after which, however far it came, the pages of its client's blog are made anew. */
export const changingBlogsAfter = (kind: JobKind): JobKind => ({
  ...kind,
  async run(running) {
    try {
      return await kind.run(running)
    } finally {
      await announceBlogChange(running.deps, running.actor.clientId)
    }
  },
})

interface Made {
  readonly deps: Parameters<typeof announceBlogChange>[0]
  readonly actor: { readonly clientId: string }
  readonly params: { readonly id: string }
}

function wrapped<H extends object>(
  handlers: H,
  names: readonly (keyof H)[],
  announce: (call: Made) => Promise<void>,
): H {
  const changed = names.map((name) => {
    const handle = handlers[name] as unknown as (call: Made) => Promise<unknown>
    const announcing = async (call: Made) => {
      const reply = await handle(call)
      await announce(call)
      return reply
    }
    return [name, announcing] as const
  })
  return { ...handlers, ...(Object.fromEntries(changed) as unknown as H) }
}
