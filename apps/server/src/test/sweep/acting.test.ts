import { API_BASE, contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { makeClient, makeUser, type Person } from '../factories.ts'
import { signInsOf } from '../sign-ins.ts'

const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([call, endpoint]) => ({
    name: `${resource}.${call}`,
    endpoint,
  })),
)
const refused = calls.filter(({ endpoint }) => endpoint.refusedActing === 'all')

let test: TestApp
let root: Person
let session: Pick<Person, 'headers'>
const { sessionOf } = signInsOf(() => test)
beforeAll(async () => {
  test = await createTestApp()
  root = await test.signedIn('Superadmin')
  const { id } = await makeClient(test.deps)
  await makeUser(test.deps, { clientId: id, license_type: 'Admin' })
  session = sessionOf((await test.call('operators.act', { as: root, params: { id }, body: { reason: 'x' } })).headers)
})
afterAll(() => test.close())

describe('what is refused to who acts as somebody', () => {
  it('is this and nothing else', () => {
    expect(refused.map(({ name }) => name)).toEqual([
      'auth.resetPassword',
      'auth.signinLink',
      'auth.changePassword',
      'tutorial.dismiss',
      'tutorial.restart',
      'users.resetSecondFactor',
      'users.createAuthtoken',
      'users.revokeAuthtoken',
      'users.resendConfirmation',
      'users.erase',
      'users.resendEmail',
      'users.withdrawEmail',
      'account.exportData',
      'account.delete',
      'clients.handOver',
      'operators.act',
      'second_factor.beginProof',
      'second_factor.prove',
      'second_factor.beginTotp',
      'second_factor.confirmTotp',
      'second_factor.removeTotp',
      'second_factor.beginPasskey',
      'second_factor.confirmPasskey',
      'second_factor.renamePasskey',
      'second_factor.removePasskey',
      'second_factor.renewRecoveryCodes',
      'second_factor.updatePolicy',
      'sessions.closeOthers',
      'upgradeRequests.create',
      'upgradeRequests.grant',
      'notifications.updateSettings',
      'certificates.rotateKey',
      'calendar.show',
      'calendar.renew',
      'calendar.remove',
      'webhooks.create',
      'webhooks.update',
      'webhooks.changeSecret',
    ])
    const fields = calls.filter(
      ({ endpoint: { refusedActing } }) => refusedActing !== 'all' && refusedActing.length > 0,
    )
    expect(fields.map(({ name, endpoint }) => [name, endpoint.refusedActing])).toEqual([
      ['users.updateSelf', ['email', 'current_password']],
    ])
  })

  it.each(refused)('$name says so in its own words, whatever is sent', async ({ endpoint }) => {
    const url = API_BASE + endpoint.path.replace(/\{\w+\}/g, () => test.deps.newId())
    const send = (headers: Readonly<Record<string, string>>) =>
      test.app.inject({ method: endpoint.method, url, headers, payload: {} })
    const reply = await send(session.headers)
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not_allowed'])
    expect(reply.json().errors[0]).toContain('You are acting as somebody else')
    expect((await send(root.headers)).body).not.toContain('You are acting as somebody else')
  })
})
