import type { Lead } from '@deckle/contract/models/lead.ts'
import { type PlanType, plans } from '@deckle/core/plan/plan.ts'
import { readTags } from '../../db/tag-cells.ts'
import type { LeadRecord } from './queries.ts'

/** @param mayEdit what is found within reach can be edited, outside the bin */
export function presentLead(row: LeadRecord, plan: PlanType, mayEdit = true): Lead {
  const { owner_id, owner_name, owner_image, deleted_at } = row
  const { geoAnalytics } = plans[plan]
  // Written out, since an object that begins with a spread takes ten times as long (docs/decisions/0047).
  return {
    id: row.id,
    deck: { id: row.deck_id, name: row.deck_name ?? '' },
    course: row.course_id === null ? null : { id: row.course_id, title: row.course_title ?? '' },
    attempt: row.attempt_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    source: row.source,
    medium: row.medium,
    campaign: row.campaign,
    utm: { source: row.source, medium: row.medium, campaign: row.campaign },
    referrer: row.referrer,
    device: row.device,
    language: row.language,
    country: geoAnalytics ? row.country : null,
    city: geoAnalytics ? row.city : null,
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
