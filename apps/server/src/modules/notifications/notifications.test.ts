import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveStream } from '../../http/routes/stream.ts'
import { notificationStreams } from './streams.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertSessionFor, type Person } from '../../test/factories.ts'
import { authenticate } from '../auth/index.ts'

let test: TestApp
let manager: Person
let learner: Person
beforeAll(async () => {
  test = await createTestApp()
  manager = await test.signedIn('Manager', { first_name: 'Mohan', last_name: 'Das' })
  learner = await test.signedIn('Learner', { clientId: manager.clientId, manager_id: manager.userId })
})
afterAll(() => test.close())

const send = (title: string, to = learner) =>
  test.call('notifications.create', {
    as: manager,
    params: { id: to.userId },
    body: { title, text: '', link: '/library' },
  })
const fetchOwn = (query = {}) => test.call('notifications.list', { as: learner, params: { id: learner.userId }, query })

it('are kept, listed newest first, counted and marked as read', async () => {
  for (const title of ['one', 'two', 'three']) expect((await send(title)).status).toBe(200)
  const first = (await fetchOwn({ limit: 2 })).body
  expect(first.notifications.map(({ title, actor, type }) => [title, actor, type])).toEqual([
    ['three', 'Mohan Das', 'system'],
    ['two', 'Mohan Das', 'system'],
  ])
  expect(first.unread).toBe(3)
  const second = (await fetchOwn({ limit: 2, cursor: first.next })).body
  expect([second.notifications.map(({ title }) => title), second.next]).toEqual([['one'], null])
  const read = (ids?: string[]) =>
    test.call('notifications.read', { as: learner, params: { id: learner.userId }, body: ids ? { ids } : {} })
  await read([first.notifications[0]?.id as string])
  expect((await fetchOwn()).body.unread).toBe(2)
  await read()
  expect((await fetchOwn()).body.unread).toBe(0)
})

it('are created from a title alone, and only of the type `system`', async () => {
  const create = (body: Record<string, unknown>) =>
    test.call('notifications.create', { as: manager, params: { id: learner.userId }, body })
  expect((await create({ title: 'Bare' })).status).toBe(200)
  expect((await create({ title: 'Typed', type: 'system', text: 'x' })).status).toBe(200)
  expect((await fetchOwn({ limit: 2 })).body.notifications).toMatchObject([
    { type: 'system', title: 'Typed', text: 'x', link: '' },
    { type: 'system', title: 'Bare', text: '', link: '' },
  ])
  const { status, error } = await create({ title: 'x', type: 'certificate' })
  expect([status, error.fields]).toEqual([400, { type: 'must be one of: system' }])
})

it("are nobody else's, and stay in the client", async () => {
  expect((await test.call('notifications.list', { as: manager, params: { id: learner.userId } })).status).toBe(404)
  expect((await test.call('notifications.read', { as: manager, params: { id: learner.userId } })).status).toBe(404)
  expect((await send('x', await test.signedIn('Learner'))).status).toBe(404)
  expect(
    (
      await test.call('notifications.create', {
        as: learner,
        params: { id: learner.userId },
        body: { title: 'x', text: '', link: '' },
      })
    ).status,
  ).toBe(403)
  const outside = await test.call('notifications.create', {
    as: manager,
    params: { id: learner.userId },
    body: { title: 'x', text: '', link: '//evil.example' },
  })
  expect([outside.status, Object.keys(outside.error.fields ?? {})]).toEqual([400, ['link']])
})

it('are offered where they can be sent: to others in reach who can sign in', async () => {
  const { clientId } = manager
  const admin = await test.signedIn('Admin', { clientId })
  const idle = await test.signedIn('Learner', { clientId, manager_id: manager.userId })
  await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', idle.userId).execute()
  const mayWrite = async (as: typeof manager, to: typeof manager) =>
    (await test.call('users.show', { as, params: { id: to.userId } })).body.user.can.message
  expect(await mayWrite(manager, learner)).toBe(true)
  expect(await mayWrite(admin, learner)).toBe(true)
  expect(await mayWrite(admin, admin)).toBe(false)
  expect(await mayWrite(admin, idle)).toBe(false)
  expect(await mayWrite(learner, learner)).toBe(false)
})

it('are pushed to an open screen, to no other, and not without a session', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const address = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}/api/v2/notifications/stream`
  expect((await fetch(address)).status).toBe(401)
  const abort = new AbortController()
  const reply = await fetch(address, { headers: learner.headers, signal: abort.signal })
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const other = await test.signedIn('Learner', { clientId: manager.clientId, manager_id: manager.userId })
  await send('for another', other)
  await send('pushed')
  const newest = (await fetchOwn()).body.notifications[0]
  const text = await readUntil(reply, 'event: notification')
  expect(text).toContain(`data: {"id":"${newest?.id}"}`)
  expect(text.match(/event:/g)).toHaveLength(1)
  abort.abort()
})

const streamOf = (person: Person, app = test.app) => {
  const { port } = app.server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}/api/v2/notifications/stream`, { headers: person.headers })
}

it('say that something else has changed where a licence was changed, by hand or for many', async () => {
  const admin = await test.signedIn('Admin', { clientId: manager.clientId })
  const person = await test.signedIn('Learner', { clientId: manager.clientId })
  const stream = await streamOf(person)
  const body = { license_type: 'Creator' as const }
  expect((await test.call('users.updateLicense', { as: admin, params: { id: person.userId }, body })).status).toBe(200)
  expect(await readUntil(stream, 'event: notification')).toContain('data: {"id":""}')
  await stream.body?.cancel().catch(() => undefined)
  const again = await streamOf(person)
  const bulk = { people: { ids: [person.userId] }, action: 'license' as const, value: 'Learner' }
  expect((await test.call('users.bulk', { as: admin, body: bulk })).status).toBe(200)
  await test.jobsDone()
  expect(await readUntil(again, 'event: notification')).toContain('data: {"id":""}')
  await again.body?.cancel().catch(() => undefined)
})

it('say that something else has changed to everybody of a client that gets another plan, and to no other', async () => {
  const operator = await test.signedIn('Superadmin')
  const person = await test.signedIn('Learner', { clientId: manager.clientId })
  const other = await test.signedIn('Learner')
  const [stream, unaffected] = await Promise.all([streamOf(person), streamOf(other)])
  const change = { as: operator, params: { id: manager.clientId }, body: { plan: 'business' as const } }
  expect((await test.call('operators.updatePlan', change)).status).toBe(200)
  expect(await readUntil(stream, 'event: notification')).toContain('data: {"id":""}')
  await stream.body?.cancel().catch(() => undefined)
  expect((await test.call('operators.updatePlan', { ...change, params: { id: other.clientId } })).status).toBe(200)
  expect((await readUntil(unaffected, 'event: notification')).match(/event:/g)).toHaveLength(1)
  await unaffected.body?.cancel().catch(() => undefined)
})

it('stop when their session ends: by signing out, by being closed, by deactivation; others stay', async () => {
  const admin = await test.signedIn('Admin', { clientId: manager.clientId })
  const people = await Promise.all([1, 2].map(() => test.signedIn('Learner', { clientId: manager.clientId })))
  const [leaves, shutOut] = people as [Person, Person]
  const [first, second] = await Promise.all([streamOf(leaves), streamOf(shutOut)])
  const own = await streamOf(learner)
  expect((await test.call('auth.signOut', { as: leaves })).status).toBe(200)
  expect((await test.call('users.deactivate', { as: admin, params: { id: shutOut.userId } })).status).toBe(200)
  expect(await first.text()).toContain('retry:')
  expect(await second.text()).toContain('retry:')
  await send('still there')
  expect(await readUntil(own, 'event: notification')).toContain('data:')
})

it('stop on every server when their session ends, also where another server holds them', async () => {
  const second = await test.another()
  await second.listen({ port: 0, host: '127.0.0.1' })
  try {
    const admin = await test.signedIn('Admin', { clientId: manager.clientId })
    const ends: Readonly<Record<string, (person: Person) => Promise<{ status: number }>>> = {
      'signing out': (person) => test.call('auth.signOut', { as: person }),
      deactivation: ({ userId }) => test.call('users.deactivate', { as: admin, params: { id: userId } }),
      'closed from the profile on another device': async (person) => {
        const headers = await insertSessionFor(test.deps, person)
        const id = person.headers['client'] as string
        return test.call('auth.closeSession', { as: { headers }, params: { id } })
      },
      'another password': async (person) => {
        const headers = await insertSessionFor(test.deps, person)
        const body = {
          current_password: person.password,
          password: 'meadow-lantern-58',
          password_confirmation: 'meadow-lantern-58',
        }
        return test.call('auth.changePassword', { as: { headers }, body })
      },
    }
    for (const [how, end] of Object.entries(ends)) {
      const [ended, stays] = [await test.signedIn('Learner', { clientId: manager.clientId }), learner]
      const streams = await Promise.all([streamOf(ended), streamOf(ended, second)])
      const unaffected = await streamOf(stays, second)
      expect((await end(ended)).status, how).toBe(200)
      for (const stream of streams) expect(await stream.text(), how).toContain('retry:')
      expect((await send(how)).status).toBe(200)
      expect(await readUntil(unaffected, 'event: notification'), how).toContain('data:')
      await unaffected.body?.cancel().catch(() => undefined)
      expect((await streamOf(ended, second)).status, how).toBe(401)
    }
  } finally {
    await second.close()
  }
})

it('stop where the session ends while they are opened', async () => {
  const person = await test.signedIn('Learner', { clientId: manager.clientId })
  const app = fastify()
  let notify = (): void => undefined
  const notified = new Promise<void>((resolve) => (notify = resolve))
  const stop = await test.deps.listener.subscribe('session_ends', { onMessage: () => notify() })
  serveStream(app, '/api/v2/notifications/stream', {
    deps: test.deps,
    streams: notificationStreams(),
    // The session ends while the stream is being opened, before it is registered.
    authenticate: async (...call) => {
      const session = await authenticate(...call)
      if (!session) throw new Error('The person is signed in.')
      await test.call('auth.signOut', { as: person })
      await notified
      return session
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await streamOf(person, app)
  expect([stream.status, await stream.text()]).toEqual([200, expect.stringContaining('retry:')])
  stop()
  await app.close()
})

it('have a bound for one person: the oldest is closed', async () => {
  const busy = await test.signedIn('Learner', { clientId: manager.clientId, manager_id: manager.userId })
  const oldest = await streamOf(busy)
  const others = await Promise.all(Array.from({ length: 20 }, () => streamOf(busy)))
  expect(await oldest.text()).toContain('retry:')
  expect((await send('to the others', busy)).status).toBe(200)
  expect(await readUntil(others.at(-1) as Response, 'event: notification')).toContain('data:')
  for (const reply of others.slice(0, -1)) await reply.body?.cancel()
})

async function readUntil(reply: Response, part: string): Promise<string> {
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader()
  let text = ''
  while (!text.includes(part)) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`The stream ended before ${part}: ${text}`)
    text += new TextDecoder().decode(value)
  }
  return text
}
