import type { BodyInputOf } from '@deckle/contract/kit/endpoint.ts'
import type { Lead, leads, WholeLead } from '@deckle/contract/leads.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { changedByLeads, leadQuery } from '../queries.ts'

export type LeadChange = BodyInputOf<typeof leads.update>

/** Changes a lead; what is shown of it follows at once where `shown` says how. */
export function useChange({ id }: Pick<Lead, 'id'>) {
  return useAction({
    call: ({ change }: { readonly change: LeadChange; readonly shown: Partial<Lead> }) =>
      api.leads.update({ params: { id }, body: change }),
    show: changeQuery(leadQuery(id).queryKey, (old: WholeLead, { shown }) => ({
      ...old,
      lead: { ...old.lead, ...shown },
    })),
    invalidates: changedByLeads,
    scope: `lead ${id}`,
  })
}

/** Into the bin and out of it. */
export function useBin({ id }: Pick<Lead, 'id'>, name: string) {
  const t = useWords('lead')
  const restore = useAction({ call: () => api.leads.restore({ params: { id } }), invalidates: changedByLeads })
  const remove = useAction({
    call: () => api.leads.delete({ params: { id } }),
    invalidates: changedByLeads,
    onDone: () => toast.undo(t('deleted', { name }), () => void restore.run()),
  })
  return {
    isPending: restore.isPending || remove.isPending,
    remove: () => void remove.run(),
    restore: () => void restore.run(),
  }
}

/** Merging others into a lead, and taking one out again; each can be taken back. */
export function useMerging(lead: Lead) {
  const t = useWords('lead')
  const queries = useQueryClient()
  const keep = (whole: WholeLead) => queries.setQueryData(leadQuery(lead.id).queryKey, whole)
  const merge = useAction({
    call: ({ id }: { readonly id: string; readonly name: string }) =>
      api.leads.merge({ body: { into: lead.id, ids: [id] } }),
    sameAs: ({ id }) => id,
    onDone: (whole, one) => {
      keep(whole)
      toast.undo(t('duplicates.merged', { name: one.name }), () => void split.run(one))
    },
    invalidates: changedByLeads,
  })
  const split = useAction({
    call: ({ id }: { readonly id: string; readonly name: string }) =>
      api.leads.split({ params: { id: lead.id }, body: { lead: id } }),
    sameAs: ({ id }) => id,
    onDone: (whole, { name }) => {
      keep(whole)
      toast({ title: t('merged.done', { name }), tone: 'success' })
    },
    invalidates: changedByLeads,
  })
  return { merge, split }
}
