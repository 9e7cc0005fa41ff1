import type { Db } from '../../../db/database.ts'
import { createGroupCommitByClient } from '../../play/index.ts'
import { addViews } from './queries.ts'
import type { Views } from './views.ts'

/** Views that arrive together are counted in one statement a client. */
export const createViews = ({ db, now }: { readonly db: Db; readonly now: () => Date }): Views =>
  createGroupCommitByClient({
    commit: async (views) => {
      const [first] = views
      if (first) await addViews(db, first.clientId, views, now())
      return views.map(() => undefined)
    },
    keyOf: ({ articleId, userId }) => `${articleId} ${userId}`,
  })
