import type { Account } from './server.ts'
import { account, url } from './test.ts'

/** Calls by one signed-in person, as the application makes them. */
export interface Api {
  /** The reply's body; throws with the status where it is not 2xx. */
  call<Reply = unknown>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply>
}

const tokenHeaders = ['access-token', 'token-type', 'expiry', 'client', 'uid']

const signedIn = new Map<Account['role'], Promise<Api>>()

/** For an account of the demo content, by its role (signed in once), or for another account, of another server too. */
export function apiAs(who: Account | Account['role'], at = url()): Promise<Api> {
  if (typeof who !== 'string') return signInAs(who, at)
  const known = signedIn.get(who) ?? signInAs(account(who), at)
  signedIn.set(who, known)
  return known
}

async function signInAs({ email, password }: Account, at: string): Promise<Api> {
  const form = new FormData()
  form.set('username', email)
  form.set('password', password)
  const tokens = new Headers({ 'app-version': '3.0.0' })
  const saveHeaders = (reply: Response): void => {
    for (const name of tokenHeaders) {
      const value = reply.headers.get(name)
      if (value) tokens.set(name, value)
    }
  }
  const reply = await fetch(`${at}/api/v2/auth/sign_in`, { method: 'POST', body: form, headers: tokens })
  if (!reply.ok) throw new Error(`Sign-in of ${email}: ${reply.status} ${await reply.text()}`)
  saveHeaders(reply)
  return {
    async call<Reply>(method: 'GET' | 'POST', path: string, body?: unknown) {
      const headers = new Headers(tokens)
      if (body !== undefined) headers.set('content-type', 'application/json')
      const request = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
      const reply = await fetch(`${at}/api/v2${path}`, request)
      saveHeaders(reply)
      if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`)
      return (await reply.json()) as Reply
    },
  }
}

/** A new person in the demo client, used by no other test. */
export async function makePerson(
  license: 'Learner' | 'Creator',
  name: { first: string; last: string },
): Promise<Account> {
  const admin = await apiAs('Admin')
  const email = `e2e-${crypto.randomUUID()}@lanternhill.example`
  const password = `kettle-${crypto.randomUUID()}`
  const person = { email, password, license_type: license, first_name: name.first, last_name: name.last }
  await admin.call('POST', '/users/create', person)
  return { role: license, email, password }
}
