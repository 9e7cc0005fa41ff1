import type { Post } from '@deckle/contract/models/social.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu, type MenuAction } from '@deckle/ui/overlays/menu.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Eye, EyeOff, Flag, Pencil, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AskReason } from '../../../comments/acts/ask-reason.tsx'
import type { ReasonDialogProps } from '../../../comments/acts/reason-dialog.tsx'
import { useWords } from '../../../words/use-words.ts'
import { changePost } from '../queries.ts'
import { usePostActs } from './use-post-acts.ts'

interface PostMenuProps {
  readonly post: Post
  readonly name: string
  readonly onEdit: () => void
}

/** What its reader may do with a post; nothing where that is nothing. */
export function PostMenu({ post, name, onEdit }: PostMenuProps) {
  const words = useWords('feed')
  const queries = useQueryClient()
  const acts = usePostActs(post)
  const [asking, setAsking] = useState<ReasonDialogProps['act'] | null>(null)
  const { can, pinned, hidden } = post
  const items: readonly (MenuAction | false)[] = [
    can.edit && { id: 'edit', label: words('edit'), icon: <Pencil />, onAction: onEdit },
    can.pin && {
      id: 'pin',
      label: words(pinned ? 'unpin' : 'pin'),
      icon: pinned ? <PinOff /> : <Pin />,
      onAction: acts.pin,
    },
    can.report && { id: 'report', label: words('report'), icon: <Flag />, onAction: () => setAsking('report') },
    can.moderate &&
      !hidden && { id: 'hide', label: words('hide'), icon: <EyeOff />, onAction: () => setAsking('hide') },
    can.moderate &&
      hidden !== null && { id: 'restore', label: words('restore'), icon: <Eye />, onAction: acts.restore },
    can.delete && { id: 'delete', label: words('delete'), icon: <Trash2 />, tone: 'danger', onAction: acts.remove },
  ]
  const shown = items.filter((item) => item !== false)
  if (shown.length === 0) return null
  const label = words('menu', { name })
  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton size="sm" label={label} icon={<Ellipsis />} className="-me-1" />}
        items={shown}
      />
      {asking && (
        <AskReason
          act={asking}
          target="post"
          id={post.id}
          onClose={() => setAsking(null)}
          onDone={(reason) => {
            if (asking === 'hide')
              changePost(queries, post.id, () => ({ hidden: { at: new Date().toISOString(), reason } }))
          }}
        />
      )}
    </>
  )
}
