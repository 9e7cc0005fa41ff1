import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Task } from '../../../platform/jobs/start-jobs.ts'
import { deleteVariants } from '../images/variants.ts'
import { binOwn, listUnreferenced } from '../owner/queries.ts'

const task = 'media.bin_unused'

export interface PerhapsUnused {
  readonly clientId: string
  readonly ownerId: string
  readonly ids: readonly string[]
}

/**
 * In the transaction that takes files of a person from where they stood. For those without a media library, who could not
 * delete them; others find them there.
 */
export const addUnusedJob = (trx: Db, { jobs }: Pick<Deps, 'jobs'>, files: PerhapsUnused): Promise<void> =>
  jobs.add(task, files, { within: trx })

/** Looking for what refers to a file reads the client's content: nobody waits for it. */
export const unusedTask = (deps: Deps): Record<string, Task> => ({
  [task]: async (payload) => {
    const { clientId, ownerId, ids } = payload as PerhapsUnused
    const unused = await listUnreferenced(deps.db, clientId, ids)
    for (const key of await binOwn(deps.db, { clientId, ownerId, ids: unused, now: deps.now() }))
      await deleteVariants(deps, key)
  },
})
