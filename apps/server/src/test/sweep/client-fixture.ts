import type { TestApp } from '../app.ts'
import { insertSessionFor, makeClient, makeUser, type Person } from '../factories.ts'
import { insertRow } from '../rows.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { defaultSettings } from '@deckle/core/deck/publication/publication.ts'

/** A client with one person of each kind and one object of each kind that has an id. */
export interface ClientFixture {
  readonly superadmin: Person
  readonly admin: Person
  readonly learner: Person
  /** A Creator of the same client with whom nothing is shared. */
  readonly sibling: Person
  /** A deck owned by the sibling. */
  readonly siblingDeckId: string
  /** Path parameters with ids of this client's objects. */
  idsOf(call: string): Record<string, string>
  /** A body with ids of this client's objects, where a generated example would not do. */
  bodyOf(call: string): unknown
}

/** Resources whose calls refer to a deck. */
export const ofDecks = ['decks', 'publication', 'sharing', 'packaging', 'analytics']

export async function makeClientFixture(test: TestApp): Promise<ClientFixture> {
  const clientId = (await makeClient(test.deps)).id
  const person = async (license_type: LicenseType): Promise<Person> => {
    const user = await makeUser(test.deps, { clientId, license_type })
    return { ...user, headers: await insertSessionFor(test.deps, user) }
  }
  const [superadmin, admin, learner, creator, sibling] = [
    await person('Superadmin'),
    await person('Admin'),
    await person('Learner'),
    await person('Creator'),
    await person('Creator'),
  ]
  const made = await test.call('decks.create', { as: creator, body: { readerType: 'story', name: 'A story' } })
  const deckId = made.body.deck.id
  const siblings = await test.call('decks.create', { as: sibling, body: { readerType: 'story' } })
  const published = await test.call('decks.publish', {
    as: creator,
    params: { id: deckId },
    body: { revision: made.body.deck.revision },
  })
  const media = await insertRow(test.deps, 'media', { client_id: clientId, owner_id: creator.userId })
  const mail = await insertRow(test.deps, 'mail_outbox', { client_id: clientId })
  const authtoken = await insertRow(test.deps, 'authtokens', { client_id: clientId, user_id: learner.userId })
  const publication = published.body.deck?.publication
  const fileId = await handIn(test, {
    clientId,
    deckId,
    ownerId: creator.userId,
    versionId: publication?.versionId ?? '',
  })
  return {
    superadmin,
    admin,
    learner,
    sibling,
    siblingDeckId: siblings.body.deck.id,
    idsOf(call): Record<string, string> {
      const [resource] = call.split('.')
      const shortid = publication?.shortid ?? '11111111'
      if (ofDecks.includes(resource ?? '')) return { id: deckId, versionId: publication?.versionId ?? '', fileId }
      if (call === 'users.revokeAuthtoken') return { id: learner.userId, token_id: authtoken.id }
      if (resource === 'media') return { id: media.id }
      if (resource === 'play') return { id: test.deps.newId(), shortid }
      if (resource === 'admin') return { id: mail.id }
      if (call === 'auth.closeSession') return { id: learner.headers['client'] as string }
      if (resource === 'clients') return { id: clientId }
      return { id: learner.userId }
    },
    bodyOf: (call) =>
      ({
        'decks.update': { revision: 0, content: made.body.deck.content },
        'publication.update': { settings: defaultSettings },
        'users.updateProfile': {
          profile: { company: 'x', address: '', webpage: 'https://x.example', bio: '', logo: '' },
        },
        'notifications.create': { title: 'x', text: '', link: '' },
      })[call],
  }
}

/** Uploads a file and submits an answer that names it. */
async function handIn(
  { deps }: TestApp,
  { clientId, deckId, ownerId, versionId }: Record<'clientId' | 'deckId' | 'ownerId' | 'versionId', string>,
): Promise<string> {
  const shared = { client_id: clientId, deck_id: deckId, attempt_id: deps.newId(), slide_id: 's0' }
  const { id, name, size, file_key } = await insertRow(deps, 'uploads', { ...shared, owner_id: ownerId })
  await deps.files.put(file_key, Buffer.from('a'), { contentType: 'text/plain' })
  const answer = JSON.stringify({ kind: 'uploader', file: id, name, size })
  await insertRow(deps, 'answers', { ...shared, version_id: versionId, answer })
  return id
}
