import type { Lead } from '@deckle/contract/models/lead.ts'
import { type PlanType, plans } from '@deckle/core/plan/plan.ts'
import { readTags } from '../../db/tag-cells.ts'
import type { LeadRecord } from './queries.ts'

/** @param mayEdit what is found within reach can be edited, outside the bin */
export function presentLead(row: LeadRecord, plan: PlanType, mayEdit = true): Lead {
  const { deck_name, owner_id, owner_name, owner_image, deleted_at } = row
  return {
    id: row.id,
    deck: { id: row.deck_id, name: deck_name ?? '' },
    attempt: row.attempt_id,
    ...contactOf(row),
    ...originOf(row, plan),
    answers: row.answers,
    score: row.score,
    outcome: row.outcome,
    tags: readTags(row.tag_cells),
    consent: row.consent,
    status: row.status,
    owner:
      owner_id === null || owner_name === null ? null : { id: owner_id, name: owner_name, image: owner_image ?? '' },
    first_touch: row.first_touch,
    last_touch: row.last_touch,
    duplicate: row.has_duplicate,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: deleted_at?.toISOString() ?? null,
    can: { edit: mayEdit && deleted_at === null },
  }
}

const contactOf = ({ name, email, phone, company }: LeadRecord) => ({ name, email, phone, company })

function originOf(row: LeadRecord, plan: PlanType) {
  const { geoAnalytics } = plans[plan]
  const { source, medium, campaign, referrer, device, language } = row
  return {
    source,
    medium,
    campaign,
    referrer,
    device,
    language,
    country: geoAnalytics ? row.country : null,
    city: geoAnalytics ? row.city : null,
  }
}
