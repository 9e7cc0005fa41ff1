import type { admin } from '@deckle/contract/admin.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { OperatedClient, operators } from '@deckle/contract/operators.ts'
import type { UpgradeRequest } from '@deckle/contract/upgrade-requests.ts'
import type { Page } from '@playwright/test'

const at = (minute: number) => `2026-03-02T09:${String(minute).padStart(2, '0')}:00.000Z`
const mails: ReplyOf<typeof admin.outbox>['mails'] = [
  { id: 'a2', to: 'meera@example.org', subject: '482913 is your code', createdAt: at(40) },
  { id: 'a1', to: 'asha@lanternhill.example', subject: 'Answers of March', createdAt: at(5) },
]
const entries: ReplyOf<typeof admin.audit>['entries'] = [
  {
    id: 'b2',
    at: at(41),
    actor: 'Anil Das',
    by: null,
    client: 'Lantern Hill Coffee',
    action: 'users.create',
    subject: 'tara@lanternhill.example',
    detail: { license: 'Creator' },
  },
  {
    id: 'b1',
    at: at(7),
    actor: 'Root',
    by: null,
    client: 'Tideway',
    action: 'clients.plan',
    subject: 'Tideway',
    detail: { from: 'free', to: 'agency' },
  },
]
const tideway = { id: '01900000-0000-7000-8000-0000000000a1', name: 'Tideway' }
const people: ReplyOf<typeof admin.people>['people'] = [
  {
    id: 'c2',
    name: 'Tara Bose',
    email: 'tara@tideway.example',
    license_type: 'Admin',
    owns_client: true,
    active: true,
    lastSeenAt: null,
    client: tideway,
    can: { activate: false, deactivate: false },
  },
  {
    id: 'c1',
    name: 'Ravi Menon',
    email: 'ravi@tideway.example',
    license_type: 'Creator',
    owns_client: false,
    active: true,
    lastSeenAt: null,
    client: tideway,
    can: { activate: false, deactivate: true },
  },
]
const client: OperatedClient = {
  ...tideway,
  slug: 'tideway',
  plan: 'business',
  planType: 'subscription',
  createdAt: at(7),
  suspendedAt: null,
  partner: null,
  owner: { id: 'c2', name: 'Tara Bose', email: 'tara@tideway.example' },
  use: { people: 12, activePeople: 11, decks: 8, published: 3, attempts: 1204, space: 48_300_000 },
  can: { suspend: true, resume: false, updatePlan: true, act: true },
}
const opened: ReplyOf<typeof operators.clients>['clients'] = [
  { ...tideway, slug: 'tideway', plan: 'business', createdAt: at(7), suspendedAt: null },
  {
    id: '01900000-0000-7000-8000-0000000000a2',
    name: 'Harbour School',
    slug: 'harbour-school',
    plan: 'free',
    createdAt: at(2),
    suspendedAt: at(50),
  },
]
const requests: UpgradeRequest[] = [
  {
    id: 'd1',
    plan: 'agency',
    present: 'business',
    text: 'We open a second school in autumn and need more published decks.',
    status: 'forwarded',
    answer: '',
    createdAt: at(30),
    answeredAt: null,
    user: { id: 'c1', name: 'Ravi Menon' },
    client: tideway,
    can: { grant: true, refuse: true },
  },
]
/** Other journeys write to the outbox and the audit log. */
export async function fixAdministration(page: Page): Promise<void> {
  await page.route('**/admin/outbox/list*', (route) => route.fulfill({ json: { mails, next: null } }))
  await page.route('**/admin/audit/list*', (route) => route.fulfill({ json: { entries, next: null } }))
  await page.route('**/admin/people/list*', (route) => route.fulfill({ json: { people, next: null } }))
  await page.route('**/api/v2/clients/list*', (route) => route.fulfill({ json: { clients: opened, next: null } }))
  await page.route('**/clients/*/people/list*', (route) => route.fulfill({ json: { people: [], next: null } }))
  await page.route('**/admin/clients/*/show', (route) => route.fulfill({ json: { client } }))
  await page.route('**/upgraderequests/list*', (route) => route.fulfill({ json: { requests, next: null } }))
}
