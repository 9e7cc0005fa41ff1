import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { ticketTasks } from '../tasks.ts'
import { makeHouse, question, ticketActs } from '../test/ticket-scene.ts'
import { ticketToken } from '../tokens.ts'

let test: TestApp
let root: Person
const { open, reply, show, queue, mailsTo, notices } = ticketActs(() => test)
beforeAll(async () => {
  test = await createTestApp({
    change: () => ({
      captcha: {
        kind: 'proof_of_work',
        challenge: async () => ({ kind: 'proof_of_work', challenge: {} }),
        verify: async (token) => token === 'person',
      },
    }),
  })
  root = await test.signedIn('Superadmin', { first_name: 'Root' })
})
afterAll(() => test.close())

let count = 0
const address = () => `visitor${(count += 1)}@example.com`
/** Each from a network of its own, so that they don't wait for each other. */
const from = () => ({ remoteAddress: `10.7.${count % 250}.${Math.floor(count / 250) + 1}` })
const create = async (body: object) => {
  const payload = { ...question, captcha: 'person', ...body }
  const got = await test.app.inject({ method: 'POST', url: '/api/v2/tickets/create', payload, ...from() })
  return { status: got.statusCode, json: got.json() }
}
const tokenIn = (text: string | undefined) => /\/tickets\/thread\/([a-z2-7]{32})\b/.exec(text ?? '')?.[1] ?? ''
async function asked(body: object = {}) {
  const email = address()
  await create({ email, ...body })
  const [mail] = await mailsTo(email)
  return { email, token: tokenIn(mail?.text_body), mail }
}
const thread = (token: string) => test.call('tickets.openThread', { body: { token } })

describe('a ticket without a session', () => {
  it('that is sent twice is opened once, and under another address is another ticket', async () => {
    const body = { email: address(), id: test.deps.newId() }
    for (let sent = 0; sent < 2; sent++)
      expect(await create(body)).toMatchObject({ status: 200, json: { ticket: null } })
    expect(await mailsTo(body.email)).toHaveLength(1)
    const opened = await queue(root, { search: body.email })
    expect(opened).toHaveLength(1)
    const other = { ...body, email: address() }
    expect((await create(other)).status).toBe(200)
    expect(await mailsTo(other.email)).toHaveLength(1)
    expect(await queue(root, { search: body.email })).toEqual(opened)
  })

  it('is opened with an address and a captcha, read by the link that is mailed, answered and closed', async () => {
    const { email, token, mail } = await asked({ name: 'Ravi' })
    expect(mail?.subject).toMatch(/^We have your question \[[0-9A-F]{6}\]$/)
    expect(mail?.text_body).not.toContain(question.text)
    const id = (await queue(root, { search: email }))[0] ?? ''
    expect((await show(root, id)).body.ticket).toMatchObject({
      isConfirmed: false,
      asker: { id: null, name: 'Ravi', email },
    })
    const opened = await thread(token)
    expect(opened.body).toMatchObject({
      ticket: { isConfirmed: true, state: 'open', can: { reply: true } },
      messages: [{}],
    })
    await reply(root, id, 'Try again now.')
    const answer = (await mailsTo(email)).at(-1)
    expect([tokenIn(answer?.text_body), answer?.text_body]).toEqual([token, expect.stringContaining('Try again now.')])
    const replied = await test.call('tickets.replyThread', { body: { token, text: 'It works.' } })
    expect(replied.body.messages.map(({ by }) => by)).toEqual(['asker', 'operator', 'asker'])
    for (const [closed, state] of [
      [true, 'closed'],
      [false, 'open'],
      [true, 'closed'],
    ] as const)
      expect((await test.call('tickets.closeThread', { body: { token, closed } })).body.ticket.state).toBe(state)
    expect((await show(root, id)).body.ticket.state).toBe('closed')
  })

  it('needs an address and a captcha, and is limited', async () => {
    expect((await create({})).json).toMatchObject({ code: 'malformed', fields: { email: expect.any(String) } })
    expect((await create({ email: 'nobody' })).status).toBe(400)
    expect((await create({ email: address(), captcha: 'robot' })).json.code).toBe('captcha_failed')
    expect((await create({ email: address(), captcha: undefined })).json.code).toBe('captcha_failed')
    expect((await create({ email: address(), client: 'nowhere' })).status).toBe(404)
    const email = address()
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) statuses.push((await create({ email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    const payload = { ...question, captcha: 'robot', email }
    const many = []
    for (let at = 0; at < 12; at += 1)
      many.push(
        await test.app.inject({ method: 'POST', url: '/api/v2/tickets/create', payload, remoteAddress: '10.200.0.1' }),
      )
    expect(many.at(-1)?.statusCode).toBe(429)
  })

  it('asks the organisation of a slug', async () => {
    const { admin, clientId } = await makeHouse(test)
    await test.deps.db.updateTable('clients').set({ slug: 'lotus' }).where('id', '=', clientId).execute()
    await insertRow(test.deps, 'client_slugs', { slug: 'lotus', client_id: clientId })
    const { email } = await asked({ client: 'Lotus' })
    expect(await queue(admin, { search: email })).toHaveLength(1)
    expect(await notices(admin)).toHaveLength(1)
  })

  it('opens with its own secret alone, which is not in the database', async () => {
    const { asker } = await makeHouse(test)
    const { token } = await asked()
    const own = (await open(asker))?.id ?? ''
    const id = (await queue(root, { search: 'my deck' })).at(-1) ?? ''
    const wrong = [
      '',
      'x',
      'a'.repeat(32),
      id,
      ticketToken('reply', id, test.deps.secret),
      // Whoever has an account signs in.
      ticketToken('page', own, test.deps.secret),
    ]
    for (const bad of wrong)
      for (const [call, body] of [
        ['tickets.openThread', {}],
        ['tickets.replyThread', { text: 'x' }],
        ['tickets.closeThread', { closed: true }],
        ['tickets.threadFile', { file_id: id }],
      ] as const) {
        const { status, error } = await test.call(call, { body: { token: bad, ...body } })
        expect([status, error.code]).toEqual([404, 'not_found'])
      }
    const rows = await test.deps.db.selectFrom('tickets').selectAll().execute()
    const tokens = await test.deps.db.selectFrom('ticket_tokens').selectAll().execute()
    expect(JSON.stringify([rows, tokens])).not.toContain(token)
  })

  it('sends its files to whoever has the secret', async () => {
    const files = [{ name: 'a.txt', data: Buffer.from('hello').toString('base64') }]
    const { token } = await asked({ files })
    const other = await asked()
    const file_id = (await thread(token)).body.messages[0]?.files[0]?.id ?? ''
    const get = (payload: object) => test.app.inject({ method: 'POST', url: '/api/v2/tickets/thread/file', payload })
    const got = await get({ token, file_id })
    expect([got.statusCode, got.body, got.headers['content-disposition']]).toEqual([
      200,
      'hello',
      expect.stringMatching(/^attachment/),
    ])
    expect((await get({ token: other.token, file_id })).statusCode).toBe(404)
  })
})

describe('the form for phones', () => {
  const get = (path: string, accept = 'text/html') => test.app.inject({ method: 'GET', url: path, headers: { accept } })
  const stampIn = (html: string) => /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const post = (path: string, values: Readonly<Record<string, string>>) =>
    test.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      ...from(),
    })

  it.each(['/en/tickets/mobile', '/hi/tickets/mobile', '/api/v2/en/tickets/mobile'])(
    '%s is whole without scripts',
    async (path) => {
      const page = await get(path)
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(page.body).not.toContain('<script')
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      const fields = await get(path, 'application/json')
      expect(fields.json().form.fields.map(({ name }: { name: string }) => name)).toEqual([
        'email',
        'name',
        'subject',
        'text',
      ])
    },
  )

  it('holds what is sent until the address is confirmed', async () => {
    const email = address()
    const values = { email, name: '', subject: 'बाग़ीचा', text: 'मदद चाहिए।' }
    const stamp = stampIn((await get('/hi/tickets/mobile')).body)
    const sent = await post('/hi/tickets/mobile', { ...values, stamp, client: '' })
    expect([sent.statusCode, sent.body]).toEqual([200, expect.stringContaining('अपना मेल देखें')])
    expect(await queue(root, { search: email })).toEqual([])
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toMatch(/^अपने सवाल की पुष्टि करें/)
    expect((await thread(tokenIn(mail?.text_body))).body.ticket.isConfirmed).toBe(true)
    expect(await queue(root, { search: email })).toHaveLength(1)
    const again = await post('/hi/tickets/mobile', { ...values, stamp, client: '' })
    expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('भेजा जा चुका है')])
  })

  it('says beside each field what is wrong, keeps what was typed, and runs none of it', async () => {
    const stamp = stampIn((await get('/en/tickets/mobile')).body)
    const text = '"><script>alert(1)</script>'
    const bad = await post('/en/tickets/mobile', { email: text, name: '', subject: ' ', text, stamp })
    expect(bad.statusCode).toBe(422)
    expect(bad.body).not.toContain('<script>')
    expect(bad.body).toContain('&lt;script&gt;')
    expect(bad.body.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(bad.body).toContain('id="email_error"')
  })

  it('refuses forged and old forms and too large bodies, and takes nothing from programs', async () => {
    const email = address()
    const values = { email, name: '', subject: 'Hi', text: 'Hello' }
    expect((await post('/en/tickets/mobile', { ...values, stamp: 'a.1.b' })).statusCode).toBe(422)
    const stamp = stampIn((await get('/en/tickets/mobile')).body)
    expect((await post('/en/tickets/mobile', { ...values, stamp, website: 'x' })).statusCode).toBe(200)
    test.later(25 * 3_600_000)
    expect((await post('/en/tickets/mobile', { ...values, stamp })).statusCode).toBe(422)
    test.later(-25 * 3_600_000)
    expect((await post('/en/tickets/mobile', { ...values, stamp, text: 'x'.repeat(70_000) })).statusCode).toBe(413)
    const asJson = await test.app.inject({ method: 'POST', url: '/en/tickets/mobile', payload: values })
    expect(asJson.statusCode).toBe(415)
    expect(await mailsTo(email)).toEqual([])
  })

  it('is cleared after a week where nobody confirms it', async () => {
    const email = address()
    const stamp = stampIn((await get('/en/tickets/mobile')).body)
    await post('/en/tickets/mobile', { email, name: '', subject: 'Hi', text: 'Hello', stamp })
    const [mail] = await mailsTo(email)
    test.later(8 * 86_400_000)
    await ticketTasks(test.deps)['tickets.purge']?.({}, { attempt: 1, isRetried: true, signal: undefined })
    test.later(-8 * 86_400_000)
    expect((await thread(tokenIn(mail?.text_body))).status).toBe(404)
  })
})
