import type { LeadAct, LeadStatus, LeadTouch } from '@deckle/core/lead/lead.ts'
import { phoneKey } from '@deckle/core/lead/lead.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { insertRows, listFinishedPlays } from '../queries.ts'
import { createRandom, type Random } from '../random.ts'
import { consent, cups, decks, notes, people, question, stages } from './content.ts'

interface Given {
  readonly clientId: string
  readonly people: ReadonlyMap<string, string>
  readonly decks: readonly { readonly id: string; readonly key: string }[]
  readonly tags: ReadonlyMap<string, string>
}

type Play = Awaited<ReturnType<typeof listFinishedPlays>>[number]

const minute = 60_000
const hour = 60 * minute

/** Leads from finished plays of the last month, over all stages; two of them are one person. */
export async function insertLeads(deps: Pick<Deps, 'newId' | 'now'>, trx: Db, given: Given): Promise<void> {
  const { clientId } = given
  const random = createRandom(85)
  const plays: Play[] = []
  for (const [key, count] of decks) {
    const deckId = given.decks.find((deck) => deck.key === key)?.id ?? ''
    plays.push(...(await listFinishedPlays(trx, clientId, deckId, count)))
  }
  const drafts = plays.map((play, at) => draftLead(deps, given, random, { play, at }))
  await insertRows(
    trx,
    'leads',
    drafts.map(({ lead }) => lead),
  )
  await insertRows(
    trx,
    'lead_activity',
    drafts.flatMap(({ activity }) => activity),
  )
  await insertRows(
    trx,
    'lead_notes',
    drafts.flatMap(({ note }) => note),
  )
  await insertRows(
    trx,
    'lead_tags',
    drafts.flatMap(({ tags }) => tags),
  )
}

interface Drawn {
  readonly play: Play
  readonly at: number
}

function draftLead(deps: Pick<Deps, 'newId' | 'now'>, given: Given, random: Random, { play, at }: Drawn) {
  const { clientId: client_id } = given
  const [name, company] = people[at % people.length] ?? ['', '']
  const id = deps.newId()
  const captured = new Date((play.completed_at ?? play.started_at).getTime() + minute)
  const status = random.weighted(stages)
  const worked = new Date(Math.min(deps.now().getTime(), captured.getTime() + (2 + random.next() * 60) * hour))
  const actor = random.pick([given.people.get('meera'), given.people.get('vikram')]) ?? null
  const lead = {
    ...contactOf(at, name, company, random),
    ...originOf(play, captured, random),
    client_id,
    id,
    deck_id: play.deck_id,
    attempt_id: play.id,
    owner_id: status === 'new' && random.next() < 0.3 ? null : play.owner_id,
    answers: JSON.stringify(company === '' ? [] : [{ id: 'cups', label: question, value: random.pick(cups) }]),
    score: play.percentage,
    consent: JSON.stringify({ text: consent, at: captured.toISOString() }),
    status,
    created_at: captured,
    updated_at: status === 'new' ? captured : worked,
  }
  const act = (what: LeadAct, when: Date, detail: object) => ({
    client_id,
    id: deps.newId(),
    lead_id: id,
    actor_id: what === 'captured' ? null : actor,
    act: what,
    detail: JSON.stringify(detail),
    at: when,
  })
  const hasNote = status !== 'new' && actor !== null && random.next() < 0.5
  return {
    lead,
    activity: [
      act('captured', captured, {}),
      ...stepsTo(status).map(([from, to], step) =>
        act('status', new Date(worked.getTime() - (2 - step) * minute), { from, to }),
      ),
      ...(hasNote ? [act('note', worked, {})] : []),
    ],
    note: hasNote
      ? [
          {
            client_id,
            id: deps.newId(),
            lead_id: id,
            author_id: actor,
            text: random.pick(notes),
            created_at: worked,
            updated_at: worked,
          },
        ]
      : [],
    tags: tagOf(given, company, random).map((tag_id) => ({ client_id, lead_id: id, tag_id })),
  }
}

function contactOf(at: number, name: string, company: string, random: Random) {
  // The last one played again, with another address.
  const isSecond = at === people.length - 1
  const phone = isSecond || at === 5 ? '+91 98450 11223' : `+91 9${Math.floor(random.next() * 1e9)}`.padEnd(14, '0')
  const withPhone = isSecond || at === 5 || random.next() < 0.7
  return {
    name: isSecond ? 'Sana M.' : name,
    company,
    email: `${latin(name) || `guest${at + 1}`}@${latin(company) || (company === '' ? 'mail' : `cafe${at + 1}`)}.example`,
    phone: withPhone ? phone : '',
    phone_key: withPhone ? phoneKey(phone) : '',
  }
}

function originOf({ source, medium, campaign, country, device, language }: Play, captured: Date, random: Random) {
  const touch = (daysBefore: number): LeadTouch => ({
    at: new Date(captured.getTime() - daysBefore * 24 * hour).toISOString(),
    source,
    medium,
    campaign,
    referrer: '',
    landing: '',
  })
  return {
    source,
    medium,
    campaign,
    country,
    device,
    language,
    first_touch: JSON.stringify(touch(Math.floor(random.next() * 9))),
    last_touch: JSON.stringify(touch(0)),
  }
}

/** Of a name, what an address is made of; '' for one in another script. */
const latin = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.')

/** The stages on the way. */
function stepsTo(status: LeadStatus): readonly (readonly [LeadStatus, LeadStatus])[] {
  if (status === 'new') return []
  const first = ['new', 'contacted'] as const
  if (status === 'contacted') return [first]
  if (status === 'qualified' || status === 'lost') return [first, ['contacted', status]]
  return [first, ['contacted', 'qualified'], ['qualified', 'won']]
}

function tagOf({ tags }: Given, company: string, random: Random): readonly string[] {
  if (random.next() < 0.4) return []
  return [tags.get(company === '' ? 'Home brewer' : 'Wholesale')].filter((id) => id !== undefined)
}
