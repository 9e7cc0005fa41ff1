import type { tags } from '@deckle/contract/tags.ts'
import type { Handlers } from '../../http/handler.ts'
import { createTags } from './create-tags.ts'
import { deleteTag } from './delete-tag.ts'
import { listTags } from './list-tags.ts'
import { tagLists } from './tag-lists.ts'
import { updateTag } from './update-tag.ts'

export { insertUserTags, listUserTags, tagPeople, untagPeople } from './people/queries.ts'
export { tagPerson } from './people/tag-person.ts'
export { copyTags } from './queries.ts'
export { replaceTags } from './replace-tags.ts'

export const tagHandlers: Handlers<typeof tags> = {
  list: listTags,
  bulkCreate: createTags,
  update: updateTag,
  delete: deleteTag,
  lists: tagLists,
}
