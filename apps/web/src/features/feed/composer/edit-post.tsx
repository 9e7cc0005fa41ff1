import type { Post } from '@deckle/contract/models/social.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { permissionsQuery } from '../../../comments/queries.ts'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../words/use-words.ts'
import { changePost } from '../queries.ts'
import { PostForm, usePostForm } from './post-form.tsx'
import { contentOf, valuesOf } from './post-values.ts'

/** Changes a post; whom it is for stays. */
export function EditPost({ post, onClose }: { readonly post: Post; readonly onClose: () => void }) {
  const words = useWords('feed')
  const queries = useQueryClient()
  const { data: permissions } = useQuery(permissionsQuery)
  const form = usePostForm(valuesOf(post), async (values) => {
    const changed = await api.posts.update({ params: { id: post.id }, body: contentOf(values) })
    changePost(queries, post.id, () => changed.post)
    onClose()
  })
  return (
    <PostForm
      form={form}
      values={form.watch()}
      label={words('compose.edit')}
      sendLabel={words('compose.save')}
      canAddImages={permissions?.can.images ?? false}
      onCancel={onClose}
      cancelLabel={words('compose.cancel')}
    />
  )
}
