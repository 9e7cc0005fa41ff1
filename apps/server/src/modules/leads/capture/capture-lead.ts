import { type LeadAnswer, type LeadTouch, phoneKey } from '@deckle/core/lead/lead.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { type GeoPlace, nowhere } from '../../../platform/geo/geo.ts'
import { type KnownTouches, noteLead, touchesBefore } from '../../touches/index.ts'
import { type Notification, sendNotification } from '../../notifications/index.ts'
import { insertActivity, type LeadValues, setLeads } from '../queries.ts'
import { notifyWebhooks } from '../notify-webhooks.ts'
import { findOrigin, insertLead, lockLeadOfAttempt, type NewLead, type Place } from './queries.ts'

/** Checked and trimmed by the caller. */
export interface LeadFields {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly company?: string
  /** Of the form's own fields, in its order. */
  readonly answers?: readonly LeadAnswer[]
}

export interface LeadCapture extends Place {
  /** Made by the player: sent again under it, nothing changes. */
  readonly id?: string
  readonly fields: LeadFields
  /** The text that the person agreed to; null where the form asks for no consent. */
  readonly consent: string | null
  readonly firstTouch?: LeadTouch | null
  readonly lastTouch?: LeadTouch | null
  /** Whose request brought it, where they agreed to be followed. */
  readonly visitorId?: string | null
  /** Where it was sent from. */
  readonly place?: GeoPlace
  /** The course that it was sent in; absent outside courses. */
  readonly courseId?: string
  /** Title of the result, where it is known. */
  readonly outcome?: string
}

export type CaptureDeps = Pick<Deps, 'newId' | 'now' | 'jobs'>

/**
 * Stores a lead in the caller's transaction, with what tells of it: the notification for the deck's owner and webhooks.
 * Once an attempt: sent again it changes the lead, and nobody is notified again. Source, device and score are those of
 * the attempt. Null where the client has no such deck.
 */
export async function captureLead(
  trx: Db,
  deps: CaptureDeps,
  capture: LeadCapture,
): Promise<{ readonly id: string; readonly isNew: boolean } | null> {
  const origin = await findOrigin(trx, capture)
  if (!origin) return null
  const { clientId, attemptId, deckId, visitorId = null } = capture
  const touches = await touchesBefore(trx, { clientId, attemptId, visitorId })
  const lead = newLead(deps, withTouches(capture, touches), origin)
  if (!(await insertLead(trx, lead))) return submitAgain(trx, deps, capture, origin.percentage)
  if (touches)
    await noteLead(trx, deps, {
      clientId,
      deckId,
      visitorId: touches.visitorId,
      leadId: lead.id,
      email: lead.email ?? '',
    })
  await insertActivity(trx, [activityOf(deps, capture.clientId, lead.id, 'captured')])
  await sendNotification(trx, deps, [origin.owner_id], {
    clientId: capture.clientId,
    type: 'lead_new',
    words: noticeOf(capture.fields, origin.name),
    link: `/leads/${lead.id}`,
  })
  await notifyWebhooks(trx, deps, 'lead.created', { clientId: capture.clientId, ids: [lead.id] })
  return { id: lead.id, isNew: true }
}

const withTouches = (capture: LeadCapture, touches: KnownTouches | null): LeadCapture =>
  touches === null ? capture : { ...capture, firstTouch: touches.first, lastTouch: touches.last }

type Origin = NonNullable<Awaited<ReturnType<typeof findOrigin>>>

function newLead({ newId, now }: CaptureDeps, capture: LeadCapture, origin: Origin): NewLead {
  const { clientId, deckId, attemptId, firstTouch = null, lastTouch = null, place = nowhere } = capture
  const at = now()
  const country = origin.country ?? place.country
  return {
    ...valuesOf(capture, at),
    client_id: clientId,
    id: capture.id ?? newId(),
    deck_id: deckId,
    course_id: capture.courseId ?? null,
    attempt_id: attemptId,
    owner_id: origin.owner_id,
    score: origin.percentage,
    outcome: capture.outcome ?? '',
    source: origin.source ?? lastTouch?.source ?? '',
    medium: origin.medium ?? lastTouch?.medium ?? '',
    campaign: origin.campaign ?? lastTouch?.campaign ?? '',
    referrer: lastTouch?.referrer ?? '',
    country,
    city: country === place.country ? place.city : null,
    device: origin.device ?? '',
    language: origin.language ?? '',
    first_touch: firstTouch && JSON.stringify(firstTouch),
    created_at: at,
    updated_at: at,
  }
}

/** What the form sends. */
function valuesOf({ fields, consent, lastTouch = null }: LeadCapture, at: Date) {
  const { name = '', email = '', phone = '', company = '', answers = [] } = fields
  return {
    name,
    email,
    phone,
    phone_key: phoneKey(phone),
    company,
    answers: JSON.stringify(answers),
    consent: consent === null ? null : JSON.stringify({ text: consent, at: at.toISOString() }),
    last_touch: lastTouch && JSON.stringify(lastTouch),
  } satisfies LeadValues
}

async function submitAgain(trx: Db, deps: CaptureDeps, capture: LeadCapture, score: number | null) {
  const { clientId, attemptId } = capture
  const lead = await lockLeadOfAttempt(trx, clientId, attemptId)
  if (!lead) return null
  if (lead.id === capture.id) return { id: lead.id, isNew: false }
  const at = deps.now()
  const { last_touch, ...values } = valuesOf(capture, at)
  await setLeads(trx, clientId, [lead.id], {
    ...values,
    ...(last_touch !== null && { last_touch }),
    score: score ?? lead.score,
    outcome: capture.outcome ?? lead.outcome,
    updated_at: at,
  })
  await insertActivity(trx, [activityOf(deps, clientId, lead.id, 'submitted_again')])
  if (lead.deleted_at === null) await notifyWebhooks(trx, deps, 'lead.updated', { clientId, ids: [lead.id] })
  return { id: lead.id, isNew: false }
}

const activityOf = (
  { newId, now }: CaptureDeps,
  client_id: string,
  lead_id: string,
  act: 'captured' | 'submitted_again',
) => ({ id: newId(), client_id, lead_id, actor_id: null, act, detail: {}, at: now() })

function noticeOf({ name = '', email = '', phone = '' }: LeadFields, deck: string): Notification['words'] {
  const known = [name, email, phone].find((text) => text !== '')
  return known === undefined
    ? { key: 'lead_new_unnamed', values: { deck } }
    : { key: 'lead_new', values: { name: known, deck } }
}
