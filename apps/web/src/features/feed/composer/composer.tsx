import type { Permissions } from '@deckle/contract/social.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Ref } from 'react'
import { PermissionsNote } from '../../../comments/acts/permissions-note.tsx'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../words/use-words.ts'
import { reloadFeed } from '../queries.ts'
import { PostForm, usePostForm } from './post-form.tsx'
import { bodyOf, emptyPost, hasContent } from './post-values.ts'

interface ComposerProps {
  readonly permissions: Permissions | undefined
  readonly ref: Ref<HTMLTextAreaElement>
}

/** Writes a new post; what is written survives a reload. */
export function Composer({ permissions, ref }: ComposerProps) {
  const words = useWords('feed')
  const queries = useQueryClient()
  const form = usePostForm(
    emptyPost,
    async (values, { reset }) => {
      await api.posts.create({ body: bodyOf(values) })
      reset(emptyPost)
      toast({ title: words('compose.posted'), tone: 'success' })
      await reloadFeed(queries)
    },
    'post',
  )
  const values = form.watch()
  const discard = () => {
    form.clearFailure()
    form.reset(emptyPost)
    toast.undo(words('compose.discarded'), () => form.reset(values))
  }
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="sr-only">{words('compose.title')}</h2>
      <PermissionsNote permissions={permissions} />
      {!permissions?.muted && (
        <PostForm
          form={form}
          ref={ref}
          values={values}
          label={words('compose.text')}
          sendLabel={words('compose.send')}
          canAddImages={permissions?.can.images ?? false}
          hasAudience
          {...(hasContent(values) && { onCancel: discard, cancelLabel: words('compose.discard') })}
        />
      )}
    </Card>
  )
}
