import { expect, it } from 'vitest'
import { calls } from './calls.ts'
import { validExample } from './valid-example.ts'

const id = '0197f0a0-0000-7000-8000-000000000000'
/** What would be worth setting, in shapes that a call might take. */
const tempting: Readonly<Record<string, readonly unknown[]>> = {
  _id: [id],
  id: [id],
  client: ['x', id, {}],
  client_id: [id],
  clientId: [id],
  owner: ['x', id],
  owner_id: [id],
  provider: ['x'],
  license: [{ license_type: 'Superadmin' }],
  licence: ['Superadmin'],
  license_type: ['Superadmin', ['Learner']],
  active: [false],
  user_active: [false],
  confirmed: [true],
  max_space: [1],
  maxSpace: [1],
  max_users: [1e9],
  owns_client: [true],
  plan: ['partner', 'premium'],
  price: [0],
  amount: [1],
  currency: ['INR'],
  tax: [0],
  correct: [true],
}
/** Where the name is that of the call's own purpose, which its own tests guard. */
const meant: Readonly<Record<string, readonly string[]>> = {
  // Of an operator alone.
  'operators.updatePlan': ['plan'],
  'payments.refund': ['amount'],
  // Of an Admin, in value no more than the own licence gives.
  'users.create': ['license', 'license_type'],
  'users.createEnroll': ['license', 'license_type'],
  'users.updateLicense': ['license_type', 'maxSpace'],
  'clients.update': ['client'],
  'webhooks.update': ['active'],
  // Conditions of a search.
  'users.listQuery': ['license_type'],
  'users.listSearch': ['license_type'],
  // Who looks after a lead.
  'leads.bulk': ['owner'],
  'leads.update': ['owner'],
  // Points.
  'leaderboards.gamifix': ['currency'],
  // Whose page it is, or who is asked, of somebody without a session.
  'tickets.create': ['client', 'id'],
  'touches.add': ['client'],
  'touches.clear': ['client'],
  // Names what the call is about, or a new thing, so that sending it again changes nothing.
  'payments.sandboxPay': ['id'],
  'second_factor.renamePasskey': ['id'],
  'second_factor.removePasskey': ['id'],
  'announcements.dismiss': ['id'],
  'learning.begin': ['id'],
  'play.begin': ['id'],
  'play.uploadStream': ['id'],
  'play.lead': ['id'],
  'social.like': ['id'],
  'social.report': ['id'],
  'tickets.reply': ['id'],
  'tickets.note': ['id'],
  'tickets.replyThread': ['id'],
}
/** The gateway's own words, believed by their signature alone. */
const signed = ['payments.webhook']

it.each(calls.filter(({ name, endpoint }) => endpoint.method !== 'GET' && !signed.includes(name)))(
  '$name takes no price, plan, licence, owner or id but what it is for',
  ({ name, endpoint: { body } }) => {
    const valid = validExample(body) as object
    const taken = Object.entries(tempting).filter(([key, values]) =>
      values.some((value) => {
        const { success, data } = body.safeParse({ ...valid, [key]: value })
        return success && key in (data as object)
      }),
    )
    expect(taken.map(([key]) => key).toSorted()).toEqual([...(meant[name] ?? [])].toSorted())
  },
)
