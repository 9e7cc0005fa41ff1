import type { leads } from '@deckle/contract/leads.ts'
import { leadStatuses, MOST_LEADS_COUNTED } from '@deckle/core/lead/lead.ts'
import { listShareable } from '../../../db/shares.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { presentLead } from '../present.ts'
import { allowPlan, requirePlan } from '../require-lead.ts'
import { countLeads as countRows, listLeads as listRows } from './queries.ts'
import { listDecks, listOwners, listValues } from './queries-filters.ts'

const MOST_CHOICES = 200
const MOST_PEOPLE = 20
const nobody = '00000000-0000-0000-0000-000000000000'

export const listLeads: Handler<typeof leads.list> = (call) => pageOfLeads(call)
export const getLeads: Handler<typeof leads.getLeads> = (call) => pageOfLeads(call)

async function pageOfLeads({ deps, actor, query }: Pick<Call<typeof leads.list>, 'deps' | 'actor' | 'query'>) {
  const { rows, ...page } = await listRows(deps, actor, query)
  const [first] = rows
  const plan = first ? allowPlan(first.plan) : await requirePlan(deps.db, actor.clientId)
  return { leads: rows.map((row) => presentLead(row, plan)), ...page }
}

export const countLeads: Handler<typeof leads.counts> = async ({ deps, actor, query }) => {
  await requirePlan(deps.db, actor.clientId)
  const counts = await countRows(deps.db, actor, query)
  return {
    counts: leadStatuses.map((status) => {
      const count = counts.get(status) ?? 0
      return { status, count: Math.min(count, MOST_LEADS_COUNTED), more: count > MOST_LEADS_COUNTED }
    }),
  }
}

export const leadFilters: Handler<typeof leads.filters> = async ({ deps: { db }, actor }) => {
  await requirePlan(db, actor.clientId)
  const [decks, owners, sources, outcomes, first_sources, last_sources] = await Promise.all([
    listDecks(db, actor, MOST_CHOICES),
    listOwners(db, actor, MOST_CHOICES),
    listValues(db, actor, MOST_CHOICES, 'source'),
    listValues(db, actor, MOST_CHOICES, 'outcome'),
    listValues(db, actor, MOST_CHOICES, 'first_touch'),
    listValues(db, actor, MOST_CHOICES, 'last_touch'),
  ])
  return { decks, owners, sources, outcomes, first_sources, last_sources }
}

/** Whoever may have decks. */
export const leadPeople: Handler<typeof leads.people> = async ({ deps, actor, query: { search = '' } }) => {
  await requirePlan(deps.db, actor.clientId)
  const found = await listShareable(deps.db, {
    clientId: actor.clientId,
    ownerId: nobody,
    search: search.trim(),
    limit: MOST_PEOPLE,
  })
  return { people: found.map(({ user_id, name, image }) => ({ id: user_id, name, image })) }
}
