import type { Lead, LeadCapture } from '@deckle/contract/leads.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { ReactNode } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { deckName, leadName } from '../lead-facts.tsx'
import { useMerging } from './use-lead.ts'

interface DuplicatesCardProps {
  readonly lead: Lead
  readonly duplicates: readonly LeadCapture[]
}

export function DuplicatesCard({ lead, duplicates }: DuplicatesCardProps) {
  const t = useWords('lead')
  const list = useWords('leads')
  const { merge } = useMerging(lead)
  return (
    <Card title={t('duplicates.title')} description={t('duplicates.text')}>
      <ul className="flex flex-col gap-3">
        {duplicates.map((one) => {
          const name = leadName(list, one)
          return (
            <Line key={one.id} one={one} name={<TextLink href={`/leads/${one.id}`}>{name}</TextLink>}>
              <Button
                size="sm"
                aria-label={t('duplicates.mergeOne', { name })}
                isPending={merge.isPending && merge.input?.id === one.id}
                onPress={() => void merge.run({ id: one.id, name })}
              >
                {t('duplicates.merge')}
              </Button>
            </Line>
          )
        })}
      </ul>
    </Card>
  )
}

export function MergedCard({ lead, merged }: { readonly lead: Lead; readonly merged: readonly Lead[] }) {
  const t = useWords('lead')
  const list = useWords('leads')
  const { split } = useMerging(lead)
  return (
    <Card title={t('merged.title')}>
      <ul className="flex flex-col gap-3">
        {merged.map((one) => {
          const name = leadName(list, one)
          return (
            <Line key={one.id} one={one} name={name}>
              {lead.can.edit && (
                <Button
                  size="sm"
                  aria-label={t('merged.splitOne', { name })}
                  isPending={split.isPending && split.input?.id === one.id}
                  onPress={() => void split.run({ id: one.id, name })}
                >
                  {t('merged.split')}
                </Button>
              )}
            </Line>
          )
        })}
      </ul>
    </Card>
  )
}

interface LineProps {
  readonly one: Pick<LeadCapture, 'deck' | 'email' | 'phone' | 'created_at'>
  readonly name: ReactNode
  readonly children: ReactNode
}

function Line({ one, name, children }: LineProps) {
  const t = useWords('lead')
  const list = useWords('leads')
  const format = useFormatter()
  const when = format.dateTime(new Date(one.created_at), { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center gap-2 text-sm">
      <span className="flex min-w-40 flex-1 flex-col wrap-anywhere">
        <span className="font-strong">{name}</span>
        <span>
          {one.email !== '' && <AddressText text={one.email} />}
          {one.email !== '' && one.phone !== '' && ' · '}
          {one.phone}
        </span>
        <span className="text-xs text-muted">{t('duplicates.at', { deck: deckName(list, one), when })}</span>
      </span>
      {children}
    </li>
  )
}
