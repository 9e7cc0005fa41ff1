import { createHash } from 'node:crypto'
import { digestInput } from '@deckle/core/deck/canonical-json.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { storedContent } from '../modules/decks/index.ts'
import { newShortid } from '../platform/new-shortid.ts'
import { demoDecks } from './content/decks.ts'
import { contentOf, type DemoDeck } from './content/demo-deck.ts'
import { freeAnswers } from './content/texts.ts'
import { daysAgo } from './days-ago.ts'
import type { DraftedPeople } from './clients.ts'
import { type PlayedDeck, type PlayedVersion, simulatePlays } from './plays.ts'
import { insertManyRows, insertRows } from './queries.ts'
import { createRandom } from './random.ts'
import type { StoredPicture } from './store-pictures.ts'

interface DeckToInsert {
  readonly draft: DemoDeck
  readonly people: DraftedPeople
  readonly media: readonly StoredPicture[]
  readonly owner: string
  /** Position among the client's decks, oldest first. */
  readonly at: number
}

/** Published 61 days ago; the quiz got its last slide twelve days ago, as a second version. */
export async function insertDeck(
  deps: Deps,
  trx: Db,
  { draft, people, media, owner, at }: DeckToInsert,
): Promise<{ id: string; key: string; name: string }> {
  const { clientId } = people
  const id = deps.newId()
  const content = contentOf(draft, (name) => media.find(({ picture }) => picture === name)?.row.id ?? '')
  const versions: PlayedVersion[] = [
    { id: deps.newId(), content: draft.key === 'knowledge' ? withoutLast(content) : content, from: daysAgo(deps, 61) },
  ]
  if (draft.key === 'knowledge') versions.push({ id: deps.newId(), content, from: daysAgo(deps, 12) })
  const latest = versions.at(-1) as PlayedVersion
  const learners = people.client.people
    .filter(({ license_type }) => license_type === 'Learner')
    .map(({ key }) => people.ids.get(key) ?? '')
  const played: PlayedDeck = {
    clientId,
    deckId: id,
    versions,
    plays: draft.plays,
    people: draft.isTraining ? learners : [],
    languages: content.translationEnabled
      ? [
          ['en', 7],
          ['hi', 3],
        ]
      : [['en', 1]],
    texts: freeAnswers[draft.key] ?? {},
  }
  const rows = simulatePlays(played, createRandom(20_261 + at * 97 + draft.plays), deps.now(), deps.newId)
  await insertRows(trx, 'decks', [
    {
      client_id: clientId,
      id,
      owner_id: owner,
      ...storedContent(content),
      revision: 12,
      shortid: newShortid(),
      published_version_id: latest.id,
      published_revision: 12,
      published_at: latest.from,
      attempt_count: rows.attempts.length,
      everyone: draft.everyone ?? 'none',
      created_at: daysAgo(deps, 79 - at),
      updated_at: new Date(latest.from.getTime() - (demoDecks.length - at) * 3_600_000),
    },
  ])
  await insertRows(
    trx,
    'deck_shares',
    Object.entries(draft.sharedWith ?? {}).map(([key, can]) => ({
      client_id: clientId,
      deck_id: id,
      user_id: people.ids.get(key) ?? '',
      can,
      shared_by: owner,
      shared_at: latest.from,
    })),
  )
  await insertRows(
    trx,
    'deck_versions',
    versions.map((version, index) => ({
      client_id: clientId,
      id: version.id,
      deck_id: id,
      version: index + 1,
      digest: digestOf(version.content),
      content: JSON.stringify(version.content),
      published_by: owner,
      published_at: version.from,
    })),
  )
  await insertManyRows(trx, 'attempts', rows.attempts)
  await insertManyRows(trx, 'answers', rows.answers)
  await insertManyRows(trx, 'events', rows.events)
  return { id, key: draft.key, name: content.name }
}

function withoutLast(content: DeckContent): DeckContent {
  return { ...content, contentHash: content.contentHash.slice(0, -1) }
}

function digestOf(content: DeckContent): string {
  return createHash('sha256').update(digestInput(content)).digest('hex')
}
