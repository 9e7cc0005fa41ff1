import type { FailedTask, JobOfClient } from '@deckle/contract/admin-jobs.ts'
import type { Announcement } from '@deckle/contract/announcements.ts'
import type { admin, Health } from '@deckle/contract/admin.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { OperatedClient, operators } from '@deckle/contract/operators.ts'
import type { plans as planCalls } from '@deckle/contract/plans.ts'
import type { UpgradeRequest } from '@deckle/contract/upgrade-requests.ts'
import type { Page } from '@playwright/test'

const at = (minute: number) => `2026-03-02T09:${String(minute).padStart(2, '0')}:00.000Z`
const sent = { status: 'sent', attempts: 1, error: null, can: { retry: false } } as const
const mails: ReplyOf<typeof admin.outbox>['mails'] = [
  {
    ...sent,
    id: 'a3',
    to: 'ravi@tideway.example',
    subject: '•••••• is your code',
    createdAt: at(42),
    status: 'waiting',
    attempts: 2,
    error: '451 The mailbox is busy, please try again later.',
  },
  {
    ...sent,
    id: 'a2',
    to: 'meera@example.org',
    subject: 'Your link for a new password',
    createdAt: at(40),
    status: 'failed',
    attempts: 12,
    error: '550 There is no such mailbox here.',
    can: { retry: true },
  },
  { ...sent, id: 'a1', to: 'asha@lanternhill.example', subject: 'Answers of March', createdAt: at(5) },
]
const entries: ReplyOf<typeof admin.audit>['entries'] = [
  {
    id: 'b2',
    at: at(41),
    kind: 'people',
    actor: { id: null, name: 'Anil Das' },
    by: null,
    client: 'Lantern Hill Coffee',
    action: 'users.create',
    text: 'Added Tara Bose as Creator',
    subject: { name: 'Tara Bose', link: null },
    detail: { license: 'Creator' },
    address: 'India, 203.0.113.0',
  },
  {
    id: 'b1',
    at: at(7),
    kind: 'billing',
    actor: { id: null, name: 'Root' },
    by: null,
    client: 'Tideway',
    action: 'clients.plan',
    text: 'Changed the plan from Free to Agency',
    subject: { name: 'Tideway', link: null },
    detail: { from: 'free', to: 'agency' },
    address: '',
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
const job: JobOfClient = {
  id: 'e1',
  kind: 'users.import',
  status: 'failed',
  total: 200,
  done: 120,
  refused: 4,
  counts: { created: 116, refused: 4 },
  error: 'Your licence has room for 120 people, and 120 are there.',
  file: null,
  createdBy: { id: 'c2', name: 'Tara Bose' },
  createdAt: at(20),
  startedAt: at(20),
  finishedAt: at(21),
  can: { stop: false, retry: true, undo: false },
  client: tideway,
}
const jobs: JobOfClient[] = [
  {
    ...job,
    id: 'e2',
    kind: 'users.bulk',
    status: 'running',
    error: null,
    createdAt: at(35),
    finishedAt: null,
    can: { stop: true, retry: false, undo: false },
  },
  job,
]
const tasks: FailedTask[] = [
  {
    id: 7,
    task: 'media.purge',
    attempts: 25,
    error: 'The bucket could not be reached.',
    createdAt: at(1),
    failedAt: at(42),
  },
]
const clientStorage = { id: tideway.id, pictures: 7_400_000_000, answerFiles: 1_900_000_000, files: 2140 }
const storage: ReplyOf<typeof admin.storage> = {
  clients: [
    { ...clientStorage, name: 'Lantern Hill Coffee', used: 9_300_000_000, allowed: 10_000_000_000 },
    { ...tideway, pictures: 48_300_000, answerFiles: 0, files: 61, used: 48_300_000, allowed: 2_500_000_000 },
  ],
  next: null,
  sum: { pictures: 7_448_300_000, answerFiles: 1_900_000_000, files: 2201, measuredAt: at(7) },
}
const health: Health = {
  version: '3.0.0',
  node: 'v20.20.2',
  uptimeSeconds: 190_000,
  memoryBytes: 412_000_000,
  database: {
    kind: 'server',
    version: '16.4',
    sizeBytes: 18_400_000_000,
    latencyMs: 2,
    connections: 34,
    maxConnections: 200,
  },
  migration: '0027',
  jobs: { waiting: 3, running: 1, failed: 1, oldestDueAt: null },
  files: 's3',
  backups: null,
  mail: 'smtp',
  mails: { waiting: 1, failed: 1, oldestAt: at(2) },
  countries: {
    header: 'cf-ipcountry',
    file: { type: 'GeoLite2-City', builtAt: '2026-02-24T15:00:00.000Z', isWhole: true },
  },
  volume: { freeBytes: 4_100_000_000, totalBytes: 100_000_000_000 },
  problems: ['disk_low', 'tasks_failed', 'mails_failed'],
  clients: 212,
  users: 104_331,
  decks: 9120,
  attempts: 2_840_112,
}
const plans: ReplyOf<typeof planCalls.overview> = {
  plans: [
    { plan: 'free', clients: 141 },
    { plan: 'educational', clients: 18 },
    { plan: 'business', clients: 37 },
    { plan: 'perpetual_business', clients: 9 },
    { plan: 'agency', clients: 6 },
    { plan: 'partner', clients: 1 },
  ],
  prices: [
    { id: 'perpetual_business', amount: 9_990_000, currency: 'INR' },
    { id: 'business-monthly', amount: 499_900, currency: 'INR' },
    { id: 'business-yearly', amount: 4_999_000, currency: 'INR' },
    { id: 'agency-yearly', amount: 119_900, currency: 'USD' },
  ],
  taxRate: 1800,
  changedBy: 'Root',
  changedAt: at(3),
}
const announcement: Announcement = {
  id: 'f1',
  text: {
    en: 'Deckle is down for maintenance on Sunday from 6 to 7 in the morning.',
    hi: 'रविवार सुबह 6 से 7 बजे तक रखरखाव के लिए Deckle बंद रहेगा।',
  },
  level: 'warning',
  state: 'planned',
  startsAt: at(50),
  endsAt: at(58),
  dismissible: true,
  licenseTypes: [],
  can: { edit: true, end: true },
}
const announcements: Announcement[] = [
  announcement,
  {
    ...announcement,
    id: 'f2',
    text: { en: 'Reports have a new look: tell us what you think.', hi: '' },
    level: 'info',
    state: 'ended',
    startsAt: at(2),
    endsAt: at(10),
    licenseTypes: ['Manager', 'Admin'],
    can: { edit: false, end: false },
  },
]
/** Other journeys write to the outbox and the audit log. */
export async function fixAdministration(page: Page): Promise<void> {
  await page.route('**/admin/outbox/list*', (route) => route.fulfill({ json: { mails, next: null } }))
  await page.route('**/admin/audit/list*', (route) => route.fulfill({ json: { entries, next: null } }))
  await page.route('**/admin/people/list*', (route) => route.fulfill({ json: { people, next: null } }))
  await page.route('**/api/v2/clients/list*', (route) => route.fulfill({ json: { clients: opened, next: null } }))
  await page.route('**/clients/*/people/list*', (route) => route.fulfill({ json: { people: [], next: null } }))
  await page.route('**/admin/jobs/list*', (route) => route.fulfill({ json: { jobs, next: null } }))
  await page.route('**/admin/tasks/list*', (route) => route.fulfill({ json: { tasks, next: null } }))
  await page.route('**/admin/storage/list*', (route) => route.fulfill({ json: storage }))
  await page.route('**/admin/health', (route) => route.fulfill({ json: { health } }))
  await page.route('**/admin/plans/list', (route) => route.fulfill({ json: plans }))
  await page.route('**/announcements/list*', (route) => route.fulfill({ json: { announcements, next: null } }))
  await page.route('**/admin/clients/*/show', (route) => route.fulfill({ json: { client } }))
  await page.route('**/upgraderequests/list*', (route) => route.fulfill({ json: { requests, next: null } }))
  // Other journeys notify operators.
  const notifications = { notifications: [], next: null, unread: 0 }
  await page.route('**/notifications/fetch*', (route) => route.fulfill({ json: notifications }))
}
