import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { transaction } from '../../db/transaction.ts'
import { insertRow } from '../../test/rows.ts'
import { insertClient } from './index.ts'
import { makeClient, makeUser, type Person } from '../../test/factories.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { clientId: (await makeClient(test.deps, { plan: 'free' })).id })
})
afterAll(() => test.close())

const branding = { name: 'Meadow', primary: '#1b5e20', logo: '', icon: '', footer: 'Meadow Academy' }
const update = (as: Person, id: string, client: Record<string, unknown>) =>
  test.call('clients.update', { as, params: { id }, body: { client } })

it('an Admin changes name and look of the own client; a sign-in shows it', async () => {
  const { status, body } = await update(admin, admin.clientId, {
    name: 'Meadow House',
    app_configuration: branding,
  })
  expect([status, body.client]).toEqual([
    200,
    {
      id: admin.clientId,
      name: 'Meadow House',
      slug: '',
      app_configuration: { ...branding, sso: null },
      reporting_zone: 'UTC',
      plan: 'free',
      planType: 'free',
      owner: null,
      can: { brand: true, handOver: false, sso: true },
    },
  ])
  expect((await test.call('auth.me', { as: admin })).body.branding).toEqual(branding)
})

it('a colour on which white can not be read is refused with its contrast', async () => {
  const { status, error } = await update(admin, admin.clientId, {
    app_configuration: { ...branding, primary: '#ffcc00' },
  })
  expect([status, error.fields?.['client.app_configuration.primary']]).toEqual([422, expect.stringContaining('1.5')])
})

it('a logo needs a plan that has it, and a picture of the client', async () => {
  const rich = await test.signedIn('Admin')
  const { id: logo } = await insertRow(test.deps, 'media', { client_id: rich.clientId, owner_id: rich.userId })
  const refused = await update(admin, admin.clientId, { app_configuration: { ...branding, logo } })
  expect([refused.status, refused.error.limit]).toEqual([
    402,
    { name: 'customLogo', limit: 0, used: 0, lifts: 'educational' },
  ])
  const nowhere = { ...branding, logo: test.deps.newId() }
  expect((await update(rich, rich.clientId, { app_configuration: nowhere })).status).toBe(422)
  expect(
    (await update(rich, rich.clientId, { app_configuration: { ...branding, logo } })).body.client.app_configuration
      .logo,
  ).toBe(logo)
})

it('others may not, and see only their own', async () => {
  const learner = await test.signedIn('Learner', { clientId: admin.clientId })
  const outsider = await test.signedIn('Admin')
  expect((await update(learner, admin.clientId, { name: 'x' })).status).toBe(403)
  expect((await update(outsider, admin.clientId, { name: 'x' })).status).toBe(404)
  expect((await test.call('clients.show', { as: learner, params: { id: admin.clientId } })).body.client.can).toEqual({
    brand: false,
    handOver: false,
    sso: false,
  })
  expect((await test.call('clients.show', { as: outsider, params: { id: admin.clientId } })).status).toBe(404)
})

describe('the owner of a client', () => {
  const own = (userId: string) =>
    test.deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', userId).execute()
  const handOver = (as: Person, id: string, user_id: string) =>
    test.call('clients.handOver', { as, params: { id }, body: { user_id } })
  const invite = (as: Person, license_type: string) =>
    test.call('users.create', {
      as,
      body: { email: `${test.deps.newId()}@meadow.example`, password: 'quiet-lantern-77', license_type },
    })

  it('brands it, invites, and does all that an Admin may, whatever the licence; nothing in another', async () => {
    const owner = await test.signedIn('Creator')
    const mate = await test.signedIn('Creator', { clientId: owner.clientId })
    const other = await test.signedIn('Admin')
    expect((await update(owner, owner.clientId, { name: 'Mine' })).status).toBe(403)
    expect((await invite(owner, 'Creator')).status).toBe(403)
    await own(owner.userId)
    const { status, body } = await update(owner, owner.clientId, { name: 'Mine', app_configuration: branding })
    expect([status, body.client.can]).toEqual([200, { brand: true, handOver: true, sso: true }])
    expect(body.client.owner).toEqual({ id: owner.userId, name: 'Asha Rao' })
    expect((await test.call('auth.me', { as: owner })).body.owns_client).toBe(true)
    expect((await invite(owner, 'Admin')).body.user.license_type).toBe('Admin')
    expect((await invite(owner, 'Superadmin')).status).toBe(422)
    expect((await test.call('users.listBasic', { as: owner })).body.users).toHaveLength(3)
    const deck = await test.call('decks.create', { as: mate, body: { readerType: 'quiz' } })
    expect((await test.call('decks.show', { as: owner, params: { id: deck.body.deck.id } })).body.deck.can.edit).toBe(
      true,
    )
    expect((await test.call('admin.health', { as: owner })).status).toBe(403)
    expect((await update(owner, other.clientId, { name: 'x' })).status).toBe(404)
  })

  it('hands it over to an active person of it; nobody else but a Superadmin does', async () => {
    const owner = await test.signedIn('Creator')
    const { clientId } = owner
    await own(owner.userId)
    const [heir, second, third] = [
      await test.signedIn('Learner', { clientId }),
      await test.signedIn('Admin', { clientId }),
      await makeUser(test.deps, { clientId, active: false }),
    ]
    const outsider = await test.signedIn('Creator')
    expect((await handOver(second, clientId, second.userId)).status).toBe(403)
    expect((await handOver(outsider, clientId, outsider.userId)).status).toBe(404)
    for (const id of [outsider.userId, third.userId, test.deps.newId()])
      expect((await handOver(owner, clientId, id)).error.fields).toHaveProperty('user_id')
    expect((await test.call('auth.me', { as: owner })).body.owns_client).toBe(true)
    const { status, body } = await handOver(owner, clientId, heir.userId)
    expect([status, body.client.owner?.id, body.client.can.handOver]).toEqual([200, heir.userId, false])
    expect((await invite(owner, 'Creator')).status).toBe(403)
    expect((await invite(heir, 'Creator')).status).toBe(200)
    const root = await test.signedIn('Superadmin')
    expect((await handOver(root, clientId, owner.userId)).body.client.owner?.id).toBe(owner.userId)
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select(['actor_id', 'subject'])
      .where('client_id', '=', clientId)
      .where('action', '=', 'client.owner')
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { actor_id: owner.userId, subject: heir.userId },
      { actor_id: root.userId, subject: owner.userId },
    ])
  })

  it('is not kept out of it; with one, the last Admin may go', async () => {
    const boss = await test.signedIn('Admin')
    const owner = await test.signedIn('Creator', { clientId: boss.clientId })
    const demote = () =>
      test.call('users.updateLicense', { as: boss, params: { id: boss.userId }, body: { license_type: 'Creator' } })
    expect((await demote()).status).toBe(422)
    await own(owner.userId)
    const out = await test.call('users.deactivate', { as: boss, params: { id: owner.userId } })
    expect([out.status, out.error.errors]).toEqual([
      403,
      ['Only the owner of an organisation can change the owner’s access.'],
    ])
    const shown = await test.call('users.show', { as: boss, params: { id: owner.userId } })
    expect(shown.body.user.can).toMatchObject({ edit: false, activate: false })
    expect((await demote()).status).toBe(200)
  })
})

it('a Superadmin looks at and changes any client, with its own files and plan', async () => {
  const root = await test.signedIn('Superadmin')
  const { clientId } = await test.signedIn('Admin')
  expect((await test.call('clients.show', { as: root, params: { id: clientId } })).body.client).toMatchObject({
    id: clientId,
    can: { brand: true, handOver: true },
  })
  const { id: logo } = await insertRow(test.deps, 'media', { client_id: root.clientId, owner_id: root.userId })
  expect((await update(root, clientId, { app_configuration: { ...branding, logo } })).status).toBe(422)
  expect((await update(root, clientId, { name: 'Theirs' })).body.client.name).toBe('Theirs')
  const audited = await test.deps.db
    .selectFrom('audit_log')
    .select('client_id')
    .where('actor_id', '=', root.userId)
    .where('action', 'not like', 'auth.%')
    .execute()
  expect(audited).toEqual([{ client_id: clientId }])
  expect((await test.call('clients.show', { as: root, params: { id: test.deps.newId() } })).status).toBe(404)
})

describe('the slug of a client', () => {
  const slugsOf = async (id: string) =>
    (
      await test.deps.db
        .selectFrom('client_slugs')
        .select('slug')
        .where('client_id', '=', id)
        .orderBy('taken_at')
        .orderBy('slug')
        .execute()
    ).map(({ slug }) => slug)
  const seenAt = async (client: string) => (await test.call('config.fetch', { query: { client } })).body.config

  it('leads visitors to the name, logo and colour of its sign-in; without one, to Deckle', async () => {
    const boss = await test.signedIn('Admin')
    const { id: logo } = await insertRow(test.deps, 'media', { client_id: boss.clientId, owner_id: boss.userId })
    const { status, body } = await update(boss, boss.clientId, {
      slug: 'harbour-school',
      app_configuration: { ...branding, logo, icon: logo },
    })
    expect([status, body.client.slug]).toEqual([200, 'harbour-school'])
    expect(await seenAt(' Harbour-School')).toMatchObject({
      client: 'harbour-school',
      branding: { ...branding, logo, icon: logo },
    })
    expect(await seenAt('nobody-here')).toMatchObject({ client: null, branding: { name: 'Deckle', logo: '' } })
    expect((await test.call('config.fetch')).body.config.client).toBeNull()
    await test.deps.db.updateTable('clients').set({ plan: 'free' }).where('id', '=', boss.clientId).execute()
    expect((await seenAt('harbour-school')).branding).toMatchObject({ name: 'Meadow', logo: '', icon: '' })
  })

  it.each([
    ['Harbour', 'Use small letters'],
    ['a b', 'Use small letters'],
    ['ab', 'Use at least 3 characters.'],
    ['drive', 'part of our own addresses'],
    ['api', 'part of our own addresses'],
  ])('%s is refused', async (slug, words) => {
    const { status, error } = await update(admin, admin.clientId, { slug })
    expect([status, error.fields?.['client.slug']]).toEqual([422, expect.stringContaining(words)])
  })

  it('keeps four former ones, whose links lead on, and gives up the oldest', async () => {
    const boss = await test.signedIn('Admin')
    for (const n of [1, 2, 3, 4, 5, 6]) {
      expect((await update(boss, boss.clientId, { slug: `mill-${n}` })).status).toBe(200)
      test.later(1000)
    }
    expect(await slugsOf(boss.clientId)).toEqual(['mill-2', 'mill-3', 'mill-4', 'mill-5', 'mill-6'])
    expect((await seenAt('mill-2')).client).toBe('mill-6')
    const other = await test.signedIn('Admin')
    expect((await update(other, other.clientId, { slug: 'mill-2' })).status).toBe(409)
    expect((await update(other, other.clientId, { slug: 'mill-1' })).status).toBe(200)
    expect((await update(boss, boss.clientId, { slug: 'mill-2' })).body.client.slug).toBe('mill-2')
  })

  it('goes to one of 200 who ask for it at once', async () => {
    const clients = await Promise.all(Array.from({ length: 20 }, () => test.signedIn('Admin')))
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) => clients[n % 20] as Person).map(async (boss) => ({
        boss,
        ...(await update(boss, boss.clientId, { slug: 'the-best-school' })),
      })),
    )
    const winners = new Set(replies.filter(({ status }) => status === 200).map(({ boss }) => boss.clientId))
    expect(winners.size).toBe(1)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(190)
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.fields?.['client.slug']}`))).toEqual(
      new Set(['409 Another organisation has this address. Choose another one.']),
    )
  })

  it('is made from the name for new clients, different where names are the same', async () => {
    const made = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const id = test.deps.newId()
        await transaction(test.deps.db, (trx) =>
          insertClient(trx, {
            id,
            name: 'Lotus & Sons',
            plan: 'free',
            branding: JSON.stringify(branding),
            created_at: new Date(),
          }),
        )
        return (await slugsOf(id))[0]
      }),
    )
    expect(new Set(made).size).toBe(5)
    expect(made.filter((slug) => slug === 'lotus-sons')).toHaveLength(1)
    for (const slug of made) expect(slug).toMatch(/^lotus-sons(-[0-9a-f]{12})?$/)
  })
})

it('mails of its people bear its name, logo, colour and footer', async () => {
  const boss = await test.signedIn('Admin')
  const { id: logo } = await insertRow(test.deps, 'media', { client_id: boss.clientId, owner_id: boss.userId })
  await update(boss, boss.clientId, { app_configuration: { ...branding, name: 'Tea <b> & Co', logo } })
  await test.call('users.updateSelf', { as: boss, body: { language: 'hi' } })
  await test.call('auth.resetPassword', { body: { email: boss.email } })
  await test.jobsDone()
  const mail = await test.deps.db
    .selectFrom('mail_outbox')
    .select(['subject', 'text_body', 'html_body'])
    .where('to_address', '=', boss.email)
    .executeTakeFirstOrThrow()
  expect(mail.subject).toMatch(/\p{Script=Devanagari}/u)
  expect(mail.text_body).toContain('\n\n-- \nTea <b> & Co\nMeadow Academy')
  for (const part of ['Tea &lt;b&gt; &amp; Co', `/media/${logo}/160.webp`, branding.primary, 'Meadow Academy'])
    expect(mail.html_body).toContain(part)
  expect(mail.html_body).not.toContain('<b>')
  expect(mail.html_body).toContain('<html lang="hi" dir="ltr">')
})
