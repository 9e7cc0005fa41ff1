import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { play } from '@deckle/contract/play.ts'
import { visitorIn } from '@deckle/core/attribution/attribution.ts'
import { hasFaults, leadFaults, type LeadFaults, valueOf } from '@deckle/core/deck/lead-form/lead-faults.ts'
import type { LeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import { placeOf } from '../../../platform/geo/place-of.ts'
import { type Message, refuse } from '../../../refusal.ts'
import { requireAnswerPace } from '../answers/require-answer-pace.ts'
import type { PinnedAttempt } from '../attempts/attempt-token.ts'
import { outcomeOf } from '../attempts/complete-attempt.ts'
import { findPublicationOf } from '../pages/queries.ts'
import type { PlayedLead } from './lead-capture.ts'

/** Captures a lead by the form of the attempt's version. Idempotent. */
export const submitLead: Handler<typeof play.lead> = async ({ deps, actor, params, body, request }) => {
  if (!actor) requireAnswerPace(deps, request.ip, 1)
  const pinned = deps.play.tokens.read(body.token, params.id, deps.now())
  const form = await requireForm(deps, pinned)
  const faults = leadFaults(form.shown, body)
  if (hasFaults(faults)) throw refuse('answer_rejected', { fields: fieldMessages(faults) })
  const agreed = body.consent && form.shown.consent.text.trim() !== ''
  const outcome = (await outcomeOf(deps, pinned))?.title ?? ''
  const lead = await transaction(deps.db, (trx) =>
    deps.leads.capture(trx, deps, {
      clientId: pinned.clientId,
      deckId: pinned.deckId,
      attemptId: pinned.attemptId,
      id: body.id.toLowerCase(),
      fields: fieldsIn(form.untranslated, body),
      consent: agreed ? form.shown.consent.text : null,
      ...(agreed && { firstTouch: body.first_touch ?? null, lastTouch: body.last_touch ?? null }),
      ...(outcome && { outcome }),
      visitorId: visitorIn((name) => request.header(name), pinned.clientId),
      place: placeOf(deps, request),
      ...(pinned.course && { courseId: pinned.course.courseId }),
    }),
  )
  if (!lead) throw refuse('gone')
  return { lead: { id: lead.id } }
}

/** As the person saw it, and as the author wrote it. Refuses where nobody is asked: in courses that show no form, and without leads in the plan. */
async function requireForm(
  deps: Deps,
  pinned: PinnedAttempt,
): Promise<{ readonly shown: LeadForm; readonly untranslated: LeadForm }> {
  const { clientId, deckId, versionId, language, course } = pinned
  const [version, publication] = await Promise.all([
    deps.play.versions.get(clientId, versionId),
    findPublicationOf(deps.pool, clientId, deckId),
  ])
  if (!version || !publication) throw refuse('gone')
  const shown = version.deck(language).leadForm
  const untranslated = version.content.leadForm
  const isAsked = !course || (await deps.asksLeadsInCourse(deps, { clientId, course }))
  if (!shown || !untranslated || !isAsked) throw refuse('answer_rejected', 'lead_form.none')
  if (!plans[publication.plan].leads) throw refuse('plan_limit')
  return { shown, untranslated }
}

function fieldMessages({ fields, consent, unknown }: LeadFaults): Record<string, Message> {
  return {
    ...Object.fromEntries(
      Object.entries(fields).map(([id, fault]): [string, Message] => [`fields.${id}`, `lead_form.${fault}`]),
    ),
    ...Object.fromEntries(unknown.map((id): [string, Message] => [`fields.${id}`, 'lead_form.unknown'])),
    ...(consent && { consent: 'lead_form.consent' as const }),
  }
}

/** By the kinds of the form's fields; its own fields are answers, labelled as the author wrote them. */
function fieldsIn(
  { fields }: LeadForm,
  given: Pick<BodyOf<typeof play.lead>, 'fields' | 'consent'>,
): PlayedLead['fields'] {
  const value = (kind: string): string => {
    const field = fields.find((one) => one.kind === kind)
    return field ? valueOf(given, field) : ''
  }
  return {
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    company: value('company'),
    answers: fields.flatMap((field) => {
      const text = field.kind === 'text' ? valueOf(given, field) : ''
      return text === '' ? [] : [{ id: field.id, label: field.label, value: text }]
    }),
  }
}
