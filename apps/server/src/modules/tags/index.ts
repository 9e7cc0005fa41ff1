import type { tags } from '@deckle/contract/tags.ts'
import type { Handlers } from '../../http/handler.ts'
import { createTags } from './create-tags.ts'
import { deleteTag } from './delete-tag.ts'
import { deleteUnused } from './delete-unused.ts'
import { listTags } from './list-tags.ts'
import { mergeTag } from './merge-tag.ts'
import { tagLists } from './tag-lists.ts'
import { tagUses } from './tag-uses.ts'
import { updateTag } from './update-tag.ts'

export { insertUserTags, listUserTags, tagPeople, untagPeople } from './people/queries.ts'
export { tagPerson } from './people/tag-person.ts'
export { copyTags } from './queries.ts'
export { replaceTags, requireContentTags } from './replace-tags.ts'

export const tagHandlers: Handlers<typeof tags> = {
  list: listTags,
  bulkCreate: createTags,
  bulkDelete: deleteUnused,
  update: updateTag,
  uses: tagUses,
  merge: mergeTag,
  delete: deleteTag,
  lists: tagLists,
}
