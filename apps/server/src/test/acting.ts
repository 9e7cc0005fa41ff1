import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { makeClient, makeUser, type MadeUser, type Person } from './factories.ts'
import { signInsOf } from './sign-ins.ts'

type Session = Pick<Person, 'headers'>

/** Acting as people of clients, on the app that a test file starts. */
export function actsOf(test: () => TestApp) {
  const { sessionOf } = signInsOf(test)
  const act = (as: Session, id: string, body: Record<string, unknown> = {}) =>
    test().call('operators.act', { as, params: { id }, body: { reason: 'Asked by mail', ...body } })
  const makeOwner = async (clientId: string): Promise<MadeUser> => {
    const owner = await makeUser(test().deps, { clientId, license_type: 'Creator', first_name: 'Asha' })
    await test().deps.db.updateTable('users').set({ owns_client: true }).where('id', '=', owner.userId).execute()
    return owner
  }
  const ownedClient = async (): Promise<MadeUser> => makeOwner((await makeClient(test().deps)).id)
  return {
    sessionOf,
    act,
    makeOwner,
    ownedClient,
    /** The owner of a client that a partner opened. */
    openedBy: async (partner: Person): Promise<MadeUser> => {
      const owner = await ownedClient()
      await test()
        .deps.db.updateTable('clients')
        .set({ partner_id: partner.clientId })
        .where('id', '=', owner.clientId)
        .execute()
      return owner
    },
    acting: async (as: Session, id: string, body = {}): Promise<Session> => {
      const answer = await act(as, id, body)
      expect([answer.status, answer.error.errors]).toEqual([200, undefined])
      return sessionOf(answer.headers)
    },
    makePartner: async (): Promise<Person> =>
      test().signedIn('Admin', { clientId: (await makeClient(test().deps, { plan: 'partner' })).id }),
    /** A Superadmin who is not the last Admin of their client. */
    makeOperator: async (): Promise<Person> => {
      const made = await test().signedIn('Superadmin')
      await makeUser(test().deps, { clientId: made.clientId, license_type: 'Admin' })
      return made
    },
    me: (as: Session) => test().call('auth.me', { as }),
    end: (as: Session) => test().call('auth.endActing', { as }),
    entriesOf: (clientId: string, ...actions: string[]) =>
      test()
        .deps.db.selectFrom('audit_log')
        .select(['action', 'actor_id', 'by_id', 'subject', 'detail'])
        .where('client_id', '=', clientId)
        .where('action', 'in', actions)
        .orderBy('id')
        .execute(),
  }
}
