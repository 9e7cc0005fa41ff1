import type { BodyInputOf } from '@deckle/contract/kit/endpoint.ts'
import type { Lead, leads } from '@deckle/contract/leads.ts'
import { leadLimits, type LeadStatus } from '@deckle/core/lead/lead.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../lib/api.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { leadName } from './lead-facts.tsx'
import { changedByLeads } from './queries.ts'

type Bulk = Omit<BodyInputOf<typeof leads.bulk>, 'ids'>

const idsOf = (rows: readonly Lead[]) => rows.map(({ id }) => id)

/** What can be done with several leads; each can be taken back for ten seconds. */
export function useLeadActs(onDone: () => void = () => undefined) {
  const t = useWords('leads')
  const bulk = useAction({
    call: async ({ ids, ...change }: Bulk & { readonly ids: readonly string[] }) => {
      for (let at = 0; at < ids.length; at += leadLimits.atOnce)
        await api.leads.bulk({ body: { ids: ids.slice(at, at + leadLimits.atOnce), ...change } })
    },
    sameAs: (input) => JSON.stringify(input),
    invalidates: changedByLeads,
  })
  const mergeThem = useAction({
    call: ({ into, ids }: { readonly into: string; readonly ids: readonly string[] }) =>
      api.leads.merge({ body: { into, ids: [...ids] } }),
    invalidates: changedByLeads,
  })
  const split = useAction({
    call: async ({ into, ids }: { readonly into: string; readonly ids: readonly string[] }) => {
      for (const lead of ids) await api.leads.split({ params: { id: into }, body: { lead } })
    },
    invalidates: changedByLeads,
  })
  const run = async (title: string, rows: readonly Lead[], change: Bulk, undo: () => void) => {
    if (!(await bulk.run({ ids: idsOf(rows), ...change }))) return
    onDone()
    toast.undo(title, undo)
  }
  /** Those with one former value go back together. */
  const backTo = <Value>(rows: readonly Lead[], valueOf: (lead: Lead) => Value, change: (value: Value) => Bulk) => {
    for (const value of new Set(rows.map(valueOf)))
      void bulk.run({ ids: idsOf(rows.filter((lead) => valueOf(lead) === value)), ...change(value) })
  }
  return {
    isPending: bulk.isPending || mergeThem.isPending,
    setStatus: (rows: readonly Lead[], status: LeadStatus) =>
      run(t('select.changed', { count: rows.length }), rows, { status }, () =>
        backTo(
          rows,
          (lead) => lead.status,
          (former) => ({ status: former }),
        ),
      ),
    setOwner: (rows: readonly Lead[], owner: string | null) =>
      run(t('select.changed', { count: rows.length }), rows, { owner }, () =>
        backTo(
          rows,
          (lead) => lead.owner?.id ?? null,
          (former) => ({ owner: former }),
        ),
      ),
    remove: (rows: readonly Lead[]) =>
      run(
        t('select.deleted', { count: rows.length }),
        rows,
        { deleted: true },
        () => void bulk.run({ ids: idsOf(rows), deleted: false }),
      ),
    restore: (rows: readonly Lead[]) =>
      run(
        t('select.restored', { count: rows.length }),
        rows,
        { deleted: false },
        () => void bulk.run({ ids: idsOf(rows), deleted: true }),
      ),
    /** Into the one that was captured first. */
    merge: async (rows: readonly Lead[]) => {
      const [into, ...others] = rows.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      if (!into || others.length === 0) return
      const ids = idsOf(others)
      if (!(await mergeThem.run({ into: into.id, ids }))) return
      onDone()
      toast.undo(
        t('select.merged', { count: ids.length, name: leadName(t, into) }),
        () => void split.run({ into: into.id, ids }),
      )
    },
  }
}
