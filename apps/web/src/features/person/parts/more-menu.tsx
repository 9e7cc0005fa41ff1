import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu, type MenuAction, type MenuGroup } from '@deckle/ui/overlays/menu.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Ellipsis, Eraser, Mail, Trash2, UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { changed, type Person } from '../queries.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'

/** Rare actions on a person. Actions that the reply's `can` does not allow are hidden. */
export function MoreMenu({ person }: { readonly person: Person }) {
  const words = useWords('person')
  const [open, setOpen] = useState<'delete' | 'erase' | null>(null)
  const account = useAccountItems(person)
  const removal = useRemovalItems(person, setOpen)
  const items: MenuGroup[] = [
    ...(account.length > 0 ? [{ id: 'account', items: account }] : []),
    ...(removal.length > 0 ? [{ id: 'removal', items: removal }] : []),
  ]
  if (items.length === 0) return null
  const close = () => setOpen(null)
  return (
    <>
      <Menu label={words('more')} trigger={<IconButton label={words('more')} icon={<Ellipsis />} />} items={items} />
      {open === 'delete' && <DeleteDialog person={person} onClose={close} />}
      {open === 'erase' && <EraseDialog person={person} onClose={close} />}
    </>
  )
}

function useAccountItems(person: Person): MenuAction[] {
  const words = useWords('person')
  const params = { id: person.id }
  const withNotice = (title: string) => ({
    invalidates: changed,
    onDone: () => toast({ title, tone: 'success' as const }),
  })
  const activate = useAction({ call: () => api.users.activate({ params }), ...withNotice(words('activated')) })
  const deactivate = useAction({ call: () => api.users.deactivate({ params }), ...withNotice(words('isDeactivated')) })
  const invite = useAction({ call: () => api.users.invite({ params }), ...withNotice(words('inviteSent')) })
  const { can, user_active } = person
  return [
    ...(can.edit && can.inspect && user_active && person.lastSeenAt === null
      ? [{ id: 'invite', label: words('invite'), icon: <Mail />, onAction: () => void invite.run() }]
      : []),
    ...(can.activate
      ? [
          user_active
            ? { id: 'deactivate', label: words('deactivate'), icon: <UserX />, onAction: () => void deactivate.run() }
            : { id: 'activate', label: words('activate'), icon: <UserCheck />, onAction: () => void activate.run() },
        ]
      : []),
  ]
}

function useRemovalItems({ can }: Person, onOpen: (dialog: 'delete' | 'erase') => void): MenuAction[] {
  const words = useWords('person')
  const isActing = useUser().acting != null
  if (!can.delete) return []
  const item = (id: 'delete' | 'erase', icon: MenuAction['icon']): MenuAction => ({
    id,
    label: words(`${id}.button`),
    description: words(`${id}.hint`),
    icon,
    tone: 'danger',
    onAction: () => onOpen(id),
  })
  return [item('delete', <Trash2 />), ...(isActing ? [] : [item('erase', <Eraser />)])]
}
