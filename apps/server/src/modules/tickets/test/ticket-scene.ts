import type { TestApp } from '../../../test/app.ts'
import { makeClient, type Person } from '../../../test/factories.ts'

/** What a person asks in most tests. */
export const question = { subject: 'My deck does not open', text: 'It stays white on my phone.' }

/** An organisation with a person who asks and an Admin who answers. */
export async function makeHouse(test: TestApp, more: { readonly plan?: 'partner'; readonly partner?: string } = {}) {
  const made = await makeClient(test.deps, { name: 'Lotus Labs', ...(more.plan && { plan: more.plan }) })
  if (more.partner !== undefined)
    await test.deps.db.updateTable('clients').set({ partner_id: more.partner }).where('id', '=', made.id).execute()
  const person = (licence: Parameters<TestApp['signedIn']>[0], first_name: string) =>
    test.signedIn(licence, { clientId: made.id, first_name })
  return { clientId: made.id, admin: await person('Admin', 'Anil'), asker: await person('Learner', 'Asha'), person }
}

export const ticketActs = (test: () => TestApp) => ({
  open: async (as: Person, body: object = question) =>
    (await test().call('tickets.create', { as, body: { ...question, ...body } })).body.ticket,
  reply: (as: Person, id: string, text: string, more: object = {}) =>
    test().call('tickets.reply', { as, params: { id }, body: { text, ...more } }),
  show: (as: Person, id: string) => test().call('tickets.show', { as, params: { id } }),
  queue: async (as: Person, query: object = {}) =>
    (await test().call('tickets.queue', { as, query: { ...query } })).body.tickets.map(({ id }) => id),
  mailsTo: async (email: string) => {
    await test().jobsDone()
    return test()
      .deps.db.selectFrom('mail_outbox')
      .select(['subject', 'text_body', 'html_body'])
      .where('to_address', '=', email)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  },
  notices: async (as: Person) =>
    (await test().call('notifications.list', { as, params: { id: as.userId } })).body.notifications
      .filter(({ type }) => type === 'system')
      .map(({ title }) => title),
})
