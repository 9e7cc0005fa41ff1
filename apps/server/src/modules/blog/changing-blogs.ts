import type { JobKind } from '../jobs/index.ts'
import { announceBlogChange } from './announce.ts'

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
}

/** The same handlers; after these calls the pages of the caller's blog are made anew. */
export function changingBlogs<H extends object>(handlers: H, ...names: readonly (keyof H)[]): H {
  const changed = names.map((name) => {
    const handle = handlers[name] as unknown as (call: Made) => Promise<unknown>
    const announcing = async (call: Made) => {
      const reply = await handle(call)
      await announceBlogChange(call.deps, call.actor.clientId)
      return reply
    }
    return [name, announcing] as const
  })
  return { ...handlers, ...(Object.fromEntries(changed) as unknown as H) }
}
