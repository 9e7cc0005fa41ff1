import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { makeHouse, question, ticketActs } from './test/ticket-scene.ts'

let test: TestApp
let root: Person
const { open, reply, show, queue, mailsTo, notices } = ticketActs(() => test)
const script = '<img src=x onerror=alert(1)><script>alert(1)</script>'

beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin', { first_name: 'Root' })
})
afterAll(() => test.close())

describe('a ticket', () => {
  it('goes from the asker to operators and back, with mails and notifications, and is closed and opened again', async () => {
    const { admin, asker } = await makeHouse(test)
    const made = await open(asker)
    if (!made) throw new Error('no ticket')
    expect(made).toMatchObject({
      state: 'open',
      messages: 1,
      can: { reply: true, answer: false, assign: false, close: true, restore: false },
    })
    const { id, code } = made
    for (const operator of [admin, root]) expect(await notices(operator)).toContain(`New ticket ${code}`)
    expect((await reply(admin, id, 'Which phone is it?')).body.ticket).toMatchObject({
      state: 'answered',
      waitingSince: null,
      isMine: true,
      assignee: { name: expect.stringContaining('Anil') },
    })
    const [mail] = await mailsTo(asker.email)
    expect([mail?.subject, mail?.text_body]).toEqual([
      `Re: My deck does not open [${code}]`,
      expect.stringMatching(/Which phone is it\?[^]*\/helpDesk\/tickets\//),
    ])
    expect(await notices(asker)).toEqual(['Your question was answered: “My deck does not open”'])
    const seen = await show(asker, id)
    expect(seen.body.ticket.assignee).toBeNull()
    expect(seen.body.messages.map(({ by, text }) => [by, text])).toEqual([
      ['asker', question.text],
      ['operator', 'Which phone is it?'],
    ])
    expect((await reply(asker, id, 'An old one.')).body.ticket.state).toBe('open')
    expect(await notices(admin)).toContain(`More was written in ticket ${code}`)
    const close = (as: Person) => test.call('tickets.close', { as, params: { id } })
    expect((await close(admin)).body.ticket.state).toBe('closed')
    expect((await close(admin)).status).toBe(200)
    expect((await mailsTo(asker.email)).map(({ subject }) => subject)).toEqual([
      `Re: My deck does not open [${code}]`,
      `Closed: My deck does not open [${code}]`,
    ])
    expect((await test.call('tickets.restore', { as: asker, params: { id } })).body.ticket.state).toBe('open')
    await close(asker)
    expect((await reply(asker, id, 'It is back.')).body.ticket.state).toBe('open')
  })

  it('is written to in the language of its asker', async () => {
    const { admin, clientId } = await makeHouse(test)
    const asker = await test.signedIn('Learner', { clientId, language: 'hi' } as never)
    const made = await open(asker)
    await reply(admin, made?.id ?? '', 'ठीक है।')
    await test.call('tickets.close', { as: admin, params: { id: made?.id ?? '' } })
    expect((await mailsTo(asker.email)).at(-1)?.subject).toBe(`बंद हुआ: My deck does not open [${made?.code}]`)
  })

  it('is seen by its asker and by who may answer it, and is nowhere for all others', async () => {
    const partner = await makeHouse(test, { plan: 'partner' })
    const house = await makeHouse(test, { partner: partner.clientId })
    const other = await makeHouse(test)
    const id = (await open(house.asker))?.id ?? ''
    const colleague = await house.person('Manager', 'Mohan')
    for (const as of [house.admin, partner.admin, root]) {
      expect(await queue(as, { state: 'open', client: house.clientId })).toEqual([id])
      expect((await show(as, id)).body.ticket.can.assign).toBe(true)
    }
    const outsiders = [colleague, other.admin, other.asker, partner.asker]
    for (const as of outsiders) {
      expect((await show(as, id)).status).toBe(404)
      expect((await reply(as, id, 'Hello')).status).toBe(404)
      for (const call of ['tickets.close', 'tickets.restore'] as const)
        expect((await test.call(call, { as, params: { id } })).status).toBe(404)
    }
    for (const as of [house.asker, ...outsiders.filter(({ userId }) => userId !== other.admin.userId)]) {
      expect((await test.call('tickets.queue', { as })).status).toBe(403)
      expect((await test.call('tickets.note', { as, params: { id }, body: { text: 'x' } })).status).toBe(403)
    }
    const list = await test.call('tickets.list', { as: house.asker })
    expect(list.body.tickets.map((one) => one.id)).toEqual([id])
    expect((await test.call('tickets.list', { as: house.admin })).body.tickets).toEqual([])
    await test.deps.db.updateTable('clients').set({ plan: 'business' }).where('id', '=', partner.clientId).execute()
    expect((await show(partner.admin, id)).status).toBe(404)
  })

  it('is not answered by its own asker, whatever their licence', async () => {
    const { admin } = await makeHouse(test)
    const id = (await open(admin))?.id ?? ''
    expect(await queue(admin)).not.toContain(id)
    expect((await test.call('tickets.note', { as: admin, params: { id }, body: { text: 'x' } })).status).toBe(404)
    expect(await notices(admin)).toEqual([])
    expect(await queue(root, { search: 'my deck' })).toContain(id)
  })

  it('keeps notes among operators', async () => {
    const { admin, asker } = await makeHouse(test)
    const id = (await open(asker))?.id ?? ''
    const noted = await test.call('tickets.note', {
      as: admin,
      params: { id },
      body: { text: 'Looks like the cache.' },
    })
    expect(noted.body.messages.map(({ kind }) => kind)).toEqual(['message', 'note'])
    expect(noted.body.ticket.state).toBe('open')
    expect((await show(root, id)).body.messages).toHaveLength(2)
    expect(JSON.stringify((await show(asker, id)).body)).not.toContain('cache')
    expect(await mailsTo(asker.email)).toEqual([])
  })

  it('takes no other fields, and no blank text', async () => {
    const { asker } = await makeHouse(test)
    for (const name of ['state', 'user_id', 'client_id', 'held', 'assignee_id'])
      expect(
        (await test.call('tickets.create', { as: asker, body: { ...question, [name]: 'x' } })).error.fields,
      ).toEqual({
        [name]: 'is not a field here',
      })
    for (const body of [{ text: '  ' }, { subject: '' }, { text: 'x'.repeat(5001) }])
      expect((await test.call('tickets.create', { as: asker, body: { ...question, ...body } })).status).toBe(400)
  })

  it('stays text: script is neither run on screen nor in a mail', async () => {
    const { admin, asker } = await makeHouse(test)
    const id = (await open(asker, { subject: script, text: script }))?.id ?? ''
    await reply(admin, id, script)
    const [mail] = await mailsTo(asker.email)
    expect(mail?.html_body).not.toMatch(/<script|<img src=x/)
    expect(mail?.text_body).toContain(script)
    expect((await show(admin, id)).body.messages[0]?.text).toBe(script)
  })
})

describe('at the same time', () => {
  it('one of two operators answers, the other is refused and sees why', async () => {
    const { admin, asker, person } = await makeHouse(test)
    const id = (await open(asker))?.id ?? ''
    const second = await person('Admin', 'Bina')
    const answers = await Promise.all([admin, second, root].map((as) => reply(as, id, 'Here you are.')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.error.errors[0]).toContain('Somebody else is on this ticket')
    expect(await mailsTo(asker.email)).toHaveLength(1)
  })

  it('that is sent twice is opened and told once, and the same id of others is another ticket', async () => {
    const { admin, asker, person } = await makeHouse(test)
    const body = { ...question, id: test.deps.newId() }
    const sent = await Promise.all([1, 2, 3].map(() => test.call('tickets.create', { as: asker, body })))
    const id = sent[0]?.body.ticket?.id ?? ''
    expect(sent.map((reply) => [reply.status, reply.body.ticket?.id])).toEqual([1, 2, 3].map(() => [200, id]))
    expect((await show(asker, id)).body.messages).toHaveLength(1)
    expect(await notices(admin)).toHaveLength(1)
    const ravi = await test.call('tickets.create', { as: await person('Learner', 'Ravi'), body })
    const elsewhere = await test.call('tickets.create', { as: await test.signedIn('Learner'), body })
    expect([ravi.status, elsewhere.status]).toEqual([200, 200])
    expect(new Set([id, body.id, ravi.body.ticket?.id, elsewhere.body.ticket?.id]).size).toBe(4)
  })

  it('a message that is sent twice is stored and mailed once', async () => {
    const { admin, asker } = await makeHouse(test)
    const id = (await open(asker))?.id ?? ''
    const message = { id: test.deps.newId() }
    const sent = await Promise.all([1, 2, 3].map(() => reply(admin, id, 'Once.', message)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await show(admin, id)).body.messages).toHaveLength(2)
    expect(await mailsTo(asker.email)).toHaveLength(1)
    const other = (await open(asker))?.id ?? ''
    expect((await reply(admin, other, 'Elsewhere.', message)).status).toBe(409)
  })

  it('closing while replying ends in one of the two states, with the message stored', async () => {
    const { admin, asker } = await makeHouse(test)
    for (let round = 0; round < 5; round += 1) {
      const id = (await open(asker))?.id ?? ''
      await Promise.all([
        reply(asker, id, 'One more thing.'),
        test.call('tickets.close', { as: admin, params: { id } }),
        reply(asker, id, 'And another.'),
      ])
      const { ticket, messages } = (await show(asker, id)).body
      expect(messages).toHaveLength(3)
      expect(ticket.messages).toBe(3)
      expect(['open', 'closed']).toContain(ticket.state)
      expect(ticket.waitingSince === null).toBe(ticket.state === 'closed')
    }
  })

  it('an assignment is refused where somebody else was faster', async () => {
    const { admin, asker, person } = await makeHouse(test)
    const second = await person('Admin', 'Bina')
    const id = (await open(asker))?.id ?? ''
    const assign = (as: Person, to: string | null, from: string | null) =>
      test.call('tickets.assign', { as, params: { id }, body: { to, from } })
    const tries = await Promise.all([assign(admin, admin.userId, null), assign(second, second.userId, null)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const has = tries[0]?.status === 200 ? admin : second
    const lacks = has === admin ? second : admin
    expect((await assign(lacks, lacks.userId, has.userId)).body.ticket.isMine).toBe(true)
    expect((await assign(lacks, has.userId, lacks.userId)).status).toBe(200)
    expect((await notices(has)).some((title) => title.includes('was given to you'))).toBe(true)
    expect((await assign(admin, asker.userId, has.userId)).status).toBe(422)
    expect((await assign(admin, null, has.userId)).body.ticket.assignee).toBeNull()
    const { people } = (await test.call('tickets.operators', { as: admin, params: { id } })).body
    expect(people.map((one) => one.id)).toEqual(expect.arrayContaining([admin.userId, second.userId, root.userId]))
  })
})

describe('the queue', () => {
  it('lists what waits longest first, by state, client, search and assignee, with counts', async () => {
    const { admin, asker, clientId } = await makeHouse(test)
    const ids: string[] = []
    for (const subject of ['First', 'Second', 'Third']) {
      ids.push((await open(asker, { subject }))?.id ?? '')
      test.later(60_000)
    }
    const [first = '', second = '', third = ''] = ids
    expect(await queue(admin, { state: 'open' })).toEqual(ids)
    await reply(admin, first, 'Answered')
    await reply(asker, first, 'More')
    expect(await queue(admin, { state: 'open' })).toEqual([second, third, first])
    expect(await queue(admin, { mine: 'true' })).toEqual([first])
    expect(await queue(admin, { search: 'thir' })).toEqual([third])
    expect(await queue(admin, { search: '%' })).toEqual([])
    await test.call('tickets.close', { as: admin, params: { id: second } })
    expect((await test.call('tickets.counts', { as: admin })).body.counts).toEqual({
      open: 2,
      answered: 0,
      closed: 1,
      mine: 1,
    })
    const { clients } = (await test.call('tickets.clients', { as: root })).body
    expect(clients.map(({ id }) => id)).toContain(clientId)
    const paged = await test.call('tickets.queue', { as: admin, query: { limit: 1, state: 'open' } })
    const next = await test.call('tickets.queue', {
      as: admin,
      query: { limit: 5, state: 'open', cursor: paged.body.next ?? '' },
    })
    expect([...paged.body.tickets, ...next.body.tickets].map(({ id }) => id)).toEqual([third, first])
  })
})

describe('articles of the help desk', () => {
  it('are said to help or not, once a person', async () => {
    const { asker } = await makeHouse(test)
    for (const helpful of [true, false])
      expect((await test.call('help.vote', { as: asker, body: { article: 'first-deck', helpful } })).status).toBe(200)
    expect((await test.call('help.votes', { as: asker })).body.votes).toEqual({ 'first-deck': false })
    expect((await test.call('help.vote', { as: asker, body: { article: '../x', helpful: true } })).status).toBe(400)
  })
})
