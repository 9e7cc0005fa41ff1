import type { admin } from '@deckle/contract/admin.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { users } from '@deckle/contract/users.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { type Api, apiAs } from './api.ts'
import type { Account } from './server.ts'
import { expect, url } from './test.ts'

export interface Member extends Account {
  readonly id: string
}

interface NewMember {
  readonly first: string
  readonly last: string
  readonly license?: LicenseType
  /** Id. */
  readonly manager?: string
}

/** A client of its own: people and courses of a journey are nobody else's. */
export interface Organisation {
  readonly id: string
  readonly slug: string
  readonly domain: string
  readonly owner: Api
  readonly ownerAccount: Account
  readonly add: (person: NewMember) => Promise<Member>
}

const newPassword = () => `kettle-${crypto.randomUUID()}`

export async function makeOrganisation(name: string, plan: PlanType = 'agency'): Promise<Organisation> {
  const root = await apiAs('Superadmin')
  const slug = `e2e-${crypto.randomUUID().slice(0, 8)}`
  const domain = `${slug}.example`
  const account = { role: 'Admin', email: `owner@${domain}`, password: newPassword() }
  const wanted = { name, slug, plan, owner: { email: account.email } }
  const { client } = await root.call<{ client: { id: string } }>('POST', '/clients/create', wanted)
  await acceptInvitation(root, account)
  const owner = await apiAs(account)
  return {
    id: client.id,
    slug,
    domain,
    owner,
    ownerAccount: account,
    add: async ({ first, last, license = 'Learner', manager }) => {
      const member = { role: license, email: `${first}.${last}@${domain}`.toLowerCase(), password: newPassword() }
      const { email, password } = member
      const person = {
        email,
        password,
        license_type: license,
        first_name: first,
        last_name: last,
        ...(manager && { manager }),
      }
      const { user } = await owner.call<ReplyOf<typeof users.create>>('POST', '/users/create', person)
      return { ...member, id: user.id }
    },
  }
}

/** The outbox keeps the text of mails where no mail server is. */
async function acceptInvitation(root: Api, { email, password }: Account): Promise<void> {
  const list = async () =>
    (await root.call<ReplyOf<typeof admin.outbox>>('GET', `/admin/outbox/list?search=${email}`)).mails
  await expect.poll(list, `an invitation to ${email}`).toHaveLength(1)
  const [invitation] = await list()
  const { mail } = await root.call<ReplyOf<typeof admin.mail>>('GET', `/admin/outbox/${invitation?.id}/show`)
  const token = /\btoken=([\w.-]+)/.exec(mail.text ?? '')?.[1]
  const reply = await fetch(`${url()}/api/v2/auth/reset_password/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'app-version': '3.0.0' },
    body: JSON.stringify({ token, password, password_confirmation: password }),
  })
  if (!reply.ok) throw new Error(`Invitation of ${email}: ${reply.status} ${await reply.text()}`)
}
