import type { Comment } from '@deckle/contract/models/social.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu, type MenuAction } from '@deckle/ui/overlays/menu.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Ellipsis, Eye, EyeOff, Flag, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useAction } from '../lib/use-action.ts'
import { useWords } from '../words/use-words.ts'
import { removeLater } from './acts/later-removal.ts'
import { AskReason } from './acts/ask-reason.tsx'
import type { ReasonDialogProps } from './acts/reason-dialog.tsx'

interface CommentMenuProps {
  readonly comment: Comment
  readonly name: string
  readonly onEdit: () => void
  readonly onRemove: () => Promise<unknown>
  readonly onChange: (change: Partial<Comment>) => void
}

/** Nothing where there is nothing to do. */
export function CommentMenu({ comment, name, onEdit, onRemove, onChange }: CommentMenuProps) {
  const words = useWords('comments')
  const [asking, setAsking] = useState<ReasonDialogProps['act'] | null>(null)
  const restore = useAction({
    call: () => api.comments.restore({ params: { id: comment.id }, body: {} }),
    onDone: () => {
      onChange({ hidden: null })
      toast({ title: words('restored'), tone: 'success' })
    },
  })
  const { can, id, hidden } = comment
  const remove = () => removeLater(id, words('deleted'), onRemove)
  const items: readonly (MenuAction | false)[] = [
    can.edit && { id: 'edit', label: words('edit'), icon: <Pencil />, onAction: onEdit },
    can.report && { id: 'report', label: words('report'), icon: <Flag />, onAction: () => setAsking('report') },
    can.moderate &&
      !hidden && { id: 'hide', label: words('hide'), icon: <EyeOff />, onAction: () => setAsking('hide') },
    can.moderate &&
      hidden !== null && { id: 'restore', label: words('restore'), icon: <Eye />, onAction: () => void restore.run() },
    can.delete && { id: 'delete', label: words('delete'), icon: <Trash2 />, tone: 'danger', onAction: remove },
  ]
  const shown = items.filter((item) => item !== false)
  if (shown.length === 0) return null
  return (
    <>
      <Menu
        label={words('menu', { name })}
        trigger={<IconButton size="sm" label={words('menu', { name })} icon={<Ellipsis />} className="-my-1" />}
        items={shown}
      />
      {asking && (
        <AskReason
          act={asking}
          target="comment"
          id={id}
          onClose={() => setAsking(null)}
          onDone={(reason) => asking === 'hide' && onChange({ hidden: { at: new Date().toISOString(), reason } })}
        />
      )}
    </>
  )
}
