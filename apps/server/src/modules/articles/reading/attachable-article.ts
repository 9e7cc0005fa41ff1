import type { AttachableKind } from '../../social/index.ts'
import { isPublished } from '../readers/queries.ts'
import { listAttached } from './queries-attached.ts'

/** What is published; everybody of the client reads it. */
export const attachableArticle: AttachableKind = {
  isShareable: (db, { clientId }, id) => isPublished(db, { clientId, id }),
  describe: async (db, clientId, ids) =>
    new Map(
      (await listAttached(db, clientId, ids)).map(({ id, title, image }) => [
        id,
        { title, image, link: `/articles/${id}/show`, shortid: null },
      ]),
    ),
}
