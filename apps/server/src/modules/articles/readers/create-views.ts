import type { Db } from '../../../db/database.ts'
import { createGroupCommitByClient, type GroupCommit } from '../../play/index.ts'
import { addViews, type View } from './queries.ts'

export type Views = GroupCommit<View, void>

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
