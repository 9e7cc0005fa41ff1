import { Card } from '@deckle/ui/layout/card.tsx'
import { useState } from 'react'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useWords } from '../../../words/use-words.ts'
import { InviteForm } from './invite-form.tsx'
import { InviteLinksDialog } from './invite-links-dialog.tsx'
import { InviteTable } from './invite-table.tsx'
import { invitesOf, invitesQuery } from './invites-query.ts'

/** Invites of a deck: their links are shown once, when they are made; the list says which were used. */
export function InvitesCard({ deckId, deckName }: { deckId: string; deckName: string }) {
  const t = useWords('publication')
  const [newUrls, setNewUrls] = useState<readonly string[]>([])
  const invites = usePagedList(invitesQuery(deckId), invitesOf)
  const { used, total } = invites.firstPage ?? { used: 0, total: 0 }
  return (
    <Card title={t('invites.title')} description={total > 0 ? t('invites.used', { used, total }) : t('invites.text')}>
      <div className="flex flex-col gap-4">
        <InviteForm deckId={deckId} onCreated={setNewUrls} />
        <InviteTable list={invites} />
      </div>
      {newUrls.length > 0 && <InviteLinksDialog urls={newUrls} deckName={deckName} onClose={() => setNewUrls([])} />}
    </Card>
  )
}
