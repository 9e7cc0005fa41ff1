import type { Lead } from '@deckle/contract/leads.ts'
import { leadLimits, leadStatuses } from '@deckle/core/lead/lead.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { TagPicker } from '../../../tags/tag-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { OwnerPicker } from './owner-picker.tsx'
import { useChange } from './use-lead.ts'

/** Status, who looks after it, and tags: each is saved as it is chosen. */
export function WorkCard({ lead }: { readonly lead: Lead }) {
  const t = useWords('lead')
  const list = useWords('leads')
  const change = useChange(lead)
  const { _id: me, first_name, last_name } = useUser()
  const isMine = lead.owner?.id === me
  const setOwner = (owner: Lead['owner']) => void change.run({ change: { owner: owner?.id ?? null }, shown: { owner } })
  return (
    <Card title={t('work.title')}>
      <div className="flex flex-col gap-4">
        <Select
          label={t('status')}
          isDisabled={!lead.can.edit}
          value={lead.status}
          onChange={(status) => void change.run({ change: { status }, shown: { status } })}
          options={leadStatuses.map((id) => ({ id, label: list(`statuses.${id}`) }))}
        />
        <div className="flex items-end gap-2">
          <OwnerPicker key={lead.owner?.id ?? ''} owner={lead.owner} isDisabled={!lead.can.edit} onPick={setOwner} />
          {!isMine && lead.can.edit && (
            <Button onPress={() => setOwner({ id: me, name: `${first_name} ${last_name}`.trim(), image: '' })}>
              {t('work.take')}
            </Button>
          )}
        </div>
        <TagPicker
          kind="content"
          label={t('work.tags')}
          most={leadLimits.tags}
          isDisabled={!lead.can.edit}
          value={lead.tags}
          onChange={(tags) =>
            void change.run({ change: { tags: tags.map(({ id }) => id) }, shown: { tags: [...tags] } })
          }
        />
      </div>
    </Card>
  )
}
