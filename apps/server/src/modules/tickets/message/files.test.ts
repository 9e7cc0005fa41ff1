import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { plainPicture, uploadsOf } from '../../../test/uploads.ts'
import { makeHouse, question, ticketActs } from '../test/ticket-scene.ts'

let test: TestApp
let root: Person
const { open, reply, show } = ticketActs(() => test)
const { storedFiles } = uploadsOf(
  () => test,
  () => root,
)
const base64 = (content: Buffer | string) => Buffer.from(content).toString('base64')

beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin')
})
afterAll(() => test.close())

describe('files of a ticket', () => {
  const file = (name: string, content: Buffer | string) => ({ files: [{ name, data: base64(content) }] })
  const get = (as: Person, id: string, fileId: string) =>
    test.app.inject({ method: 'GET', url: `/api/v2/tickets/${id}/files/${fileId}`, headers: as.headers })

  it('are for its asker and its operators, as downloads that nothing runs', async () => {
    const { admin, asker, person } = await makeHouse(test)
    const png = await plainPicture(20, 20).png().toBuffer()
    const id = (await open(asker, file('my screen.png', png)))?.id ?? ''
    const html = await reply(asker, id, 'And the page', file('page.html', '<script>alert(1)</script>'))
    const [first, second] = html.body.messages.flatMap(({ files }) => files)
    expect([first?.name, first?.size, second?.name]).toEqual(['my screen.png', png.length, 'page.html.txt'])
    for (const as of [asker, admin, root]) {
      const got = await get(as, id, first?.id ?? '')
      expect([got.statusCode, got.headers['content-type'], got.rawPayload.equals(png)]).toEqual([
        200,
        'image/png',
        true,
      ])
      expect(got.headers['content-disposition']).toMatch(/^attachment; filename="my screen.png"/)
      expect(got.headers['x-content-type-options']).toBe('nosniff')
    }
    const got = await get(admin, id, second?.id ?? '')
    expect(got.headers['content-type']).toMatch(/^text\/plain/)
    for (const as of [await person('Creator', 'Chitra'), (await makeHouse(test)).admin])
      expect((await get(as, id, first?.id ?? '')).statusCode).toBe(404)
    const foreign = (await open(admin))?.id ?? ''
    expect((await get(root, foreign, first?.id ?? '')).statusCode).toBe(404)
  })

  it('are decided by content and limited; what is refused leaves nothing behind', async () => {
    const { asker } = await makeHouse(test)
    const before = storedFiles().length
    const tries: [object, number][] = [
      [file('cat.png', Buffer.from('MZ\u0090\u0000\u0003', 'latin1')), 415],
      [file('run.txt', '#!/bin/sh\nrm -rf /'), 415],
      [file('empty.txt', ''), 400],
      [file('large.txt', 'x'.repeat(5 * 1024 * 1024 + 10)), 400],
      [
        { files: Array.from({ length: 2 }, () => ({ name: 'a.txt', data: base64('x'.repeat(3.5 * 1024 * 1024)) })) },
        413,
      ],
      [{ files: Array.from({ length: 4 }, () => ({ name: 'a.txt', data: base64('x') })) }, 400],
      [{ files: [{ name: 'a.txt', data: '<no base64>' }] }, 400],
      [{ files: [{ name: 'a.txt', data: base64('x'), content_type: 'text/html' }] }, 400],
    ]
    for (const [body, status] of tries)
      expect((await test.call('tickets.create', { as: asker, body: { ...question, ...body } })).status).toBe(status)
    expect(storedFiles().length).toBe(before)
    const odd = await open(asker, file('../../etc/passwd\u202etxt.exe', 'x'))
    const { messages } = (await show(asker, odd?.id ?? '')).body
    expect(messages[0]?.files[0]?.name).toBe('passwdtxt.exe.txt')
  })
})
