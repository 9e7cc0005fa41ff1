import type { Lead } from '@deckle/contract/leads.ts'
import type { LeadStatus } from '@deckle/core/lead/lead.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { focusRow } from '../../../lib/list/row-keys.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { leadName } from '../lead-facts.tsx'
import { changedByLeads } from '../queries.ts'

interface Move {
  readonly lead: Lead
  readonly to: LeadStatus
}

export interface Moves {
  /** Shown in another column until the lists say so. */
  readonly moved: ReadonlyMap<string, Lead>
  readonly move: (lead: Lead, to: LeadStatus) => void
  readonly moveById: (id: string, to: LeadStatus) => void
  /** For screen readers. */
  readonly said: string
}

/** Leads that are on their way to another status: shown there at once, and back where the server refuses. */
export function useMoves(): Moves {
  const t = useWords('leads')
  const queries = useQueryClient()
  const [moved, setMoved] = useState<ReadonlyMap<string, Lead>>(new Map())
  const [last, setLast] = useState({ id: '', said: '' })
  const put = (lead: Lead) => setMoved((before) => new Map(before).set(lead.id, lead))
  /** A later move of the same lead stays. */
  const finish = ({ lead: { id }, to }: Move) =>
    setMoved((before) => {
      if (before.get(id)?.status !== to) return before
      const next = new Map(before)
      next.delete(id)
      return next
    })
  const action = useAction({
    call: ({ lead, to }: Move) => api.leads.update({ params: { id: lead.id }, body: { status: to } }),
    show: (move) => {
      put({ ...move.lead, status: move.to })
      return () => finish(move)
    },
    invalidates: changedByLeads,
    scope: 'leads.status',
  })
  const move = (lead: Lead, to: LeadStatus) => {
    if (lead.status === to) return
    setLast({ id: lead.id, said: t('board.moved', { name: leadName(t, lead), status: t(`statuses.${to}`) }) })
    void action.run({ lead, to }).then(() => finish({ lead, to }))
  }
  // The card is another element in its new column, and again where the lists bring it there.
  useEffect(() => {
    if (moved.has(last.id) || document.activeElement === document.body) focusRow(last.id)
  }, [moved, last.id])
  return {
    moved,
    move,
    moveById: (id, to) => {
      const lead = moved.get(id) ?? findShown(queries, id)
      if (lead) move(lead, to)
    },
    said: last.said,
  }
}

interface Pages {
  readonly pages?: readonly { readonly leads?: readonly Lead[] }[]
}

const findShown = (queries: ReturnType<typeof useQueryClient>, id: string): Lead | undefined =>
  queries
    .getQueriesData<Pages>({ queryKey: queryKeys('leads').lists })
    .flatMap(([, data]) => data?.pages?.flatMap(({ leads = [] }) => leads) ?? [])
    .find((lead) => lead.id === id)
