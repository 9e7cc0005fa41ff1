import type { admin } from '@deckle/contract/admin.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
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
    client: 'Lantern Hill Coffee',
    action: 'users.create',
    subject: 'tara@lanternhill.example',
    detail: { license: 'Creator' },
  },
  {
    id: 'b1',
    at: at(7),
    actor: 'Root',
    client: 'Tideway',
    action: 'clients.plan',
    subject: 'Tideway',
    detail: { from: 'free', to: 'agency' },
  },
]
/** Other journeys write to the outbox and the audit log. */
export async function fixAdministration(page: Page): Promise<void> {
  await page.route('**/admin/outbox/list*', (route) => route.fulfill({ json: { mails, next: null } }))
  await page.route('**/admin/audit/list*', (route) => route.fulfill({ json: { entries, next: null } }))
}
