import type { Lead } from '@deckle/contract/leads.ts'
import { leadLimits, leadStatuses } from '@deckle/core/lead/lead.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu, type MenuGroup } from '@deckle/ui/overlays/menu.tsx'
import { Ellipsis, X } from 'lucide-react'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { useLeadActs } from '../lead-acts.ts'

interface BulkBarProps {
  readonly leads: readonly Lead[]
  readonly isBin: boolean
  readonly onDone: () => void
}

/** How many are selected, and what can be done with them. */
export function BulkBar({ leads, isBin, onDone }: BulkBarProps) {
  const t = useWords('leads')
  const acts = useLeadActs(onDone)
  const me = useUser()._id
  const groups: readonly MenuGroup[] = [
    {
      id: 'status',
      title: t('select.status'),
      items: leadStatuses.map((id) => ({
        id,
        label: t(`statuses.${id}`),
        onAction: () => void acts.setStatus(leads, id),
      })),
    },
    {
      id: 'owner',
      title: t('select.owner'),
      items: [
        { id: 'mine', label: t('select.mine'), onAction: () => void acts.setOwner(leads, me) },
        { id: 'nobody', label: t('select.nobody'), onAction: () => void acts.setOwner(leads, null) },
      ],
    },
    {
      id: 'more',
      items: [
        {
          id: 'merge',
          label: t('select.merge'),
          isDisabled: leads.length < 2 || leads.length > leadLimits.merged,
          onAction: () => void acts.merge(leads),
        },
        { id: 'delete', label: t('select.delete'), tone: 'danger', onAction: () => void acts.remove(leads) },
      ],
    },
  ]
  return (
    <section
      aria-label={t('select.bar')}
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-lg phone:bottom-16"
    >
      <output className="text-sm font-strong">{t('select.count', { count: leads.length })}</output>
      <IconButton size="sm" label={t('select.clear')} icon={<X />} onPress={onDone} />
      <span className="ms-auto">
        {isBin ? (
          <Button variant="primary" isPending={acts.isPending} onPress={() => void acts.restore(leads)}>
            {t('select.restore')}
          </Button>
        ) : (
          <Menu
            label={t('select.bar')}
            placement="top end"
            trigger={
              <Button variant="primary" icon={<Ellipsis />} isPending={acts.isPending}>
                {t('select.act')}
              </Button>
            }
            items={groups}
          />
        )}
      </span>
    </section>
  )
}
