import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Copy, Link2Off } from 'lucide-react'
import { useRelativeTime } from '../deck/use-relative-time.ts'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useUser } from '../lib/session/auth-state.ts'
import { useAction } from '../lib/use-action.ts'
import { useFormatter, useWords } from '../words/use-words.ts'
import { copyText } from './copy-text.ts'
import type { ReportLink } from './queries.ts'

/** A link with what became of it: copied, closed with a way back. */
export function LinkLine({ link }: { readonly link: ReportLink }) {
  const words = useWords('report-links')
  const format = useFormatter()
  const { revoke } = useRevoke(link)
  const facts = useFacts(link)
  const isOpen = link.state === 'open'
  const ends = format.dateTime(new Date(link.expires_at), { dateStyle: 'medium' })
  const copy = async () => {
    if (await copyText(link.url)) toast({ tone: 'success', title: words('copied') })
    else toast({ title: words('notCopied') })
  }
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-sm">{words(isOpen ? 'endsOn' : 'endedOn', { day: ends })}</span>
        {!isOpen && <Badge>{words(`states.${link.state}`)}</Badge>}
        {link.hasPin && <Badge>{words('hasPin')}</Badge>}
        {link.includesNames && <Badge>{words('hasNames')}</Badge>}
        <span className="ms-auto flex items-center">
          {isOpen && (
            <IconButton size="sm" label={words('copyOf', { day: ends })} icon={<Copy />} onPress={() => void copy()} />
          )}
          {isOpen && link.can.revoke && (
            <IconButton
              size="sm"
              label={words('revokeOf', { day: ends })}
              icon={<Link2Off />}
              onPress={() => void revoke.run()}
            />
          )}
        </span>
      </div>
      {isOpen && <TextField label={words('address')} hideLabel value={link.url} isReadOnly />}
      <p className="text-xs text-muted">{facts}</p>
    </li>
  )
}

function useFacts({ owner, opened, opened_at, created_at }: ReportLink): string {
  const words = useWords('report-links')
  const relative = useRelativeTime()
  const isOwn = useUser()._id === owner.id
  return [
    words('madeAt', { when: relative(created_at) }),
    ...(isOwn ? [] : [owner.name]),
    opened_at === null ? words('neverOpened') : words('opened', { count: opened, when: relative(opened_at) }),
  ].join(' · ')
}

function useRevoke({ id }: ReportLink) {
  const words = useWords('report-links')
  const invalidates = [queryKeys('report_links').all]
  const restore = useAction({ call: () => api.report_links.restore({ params: { id } }), invalidates })
  const revoke = useAction({
    call: () => api.report_links.revoke({ params: { id } }),
    invalidates,
    onDone: () => toast.undo(words('revoked'), () => void restore.run()),
  })
  return { revoke }
}
