import type { ClientUsage, SpaceUse } from '@deckle/contract/usage.ts'
import type { Page } from '@playwright/test'

const usage: ClientUsage = {
  plan: 'business',
  limits: [
    { name: 'maxUsers', used: 172, limit: 200, fullOn: '2026-04-11', lifts: null },
    { name: 'campaigns', used: 100, limit: 100, fullOn: null, lifts: 'agency' },
    { name: 'activeCampaigns', used: 31, limit: 100, fullOn: null, lifts: 'agency' },
  ],
  space: 512_300_000,
  days: Array.from({ length: 60 }, (_, at) => ({
    day: new Date(Date.UTC(2026, 0, 2 + at)).toISOString().slice(0, 10),
    people: 120 + Math.round(at * 0.88),
    decks: 60 + Math.round(at * 0.68),
    published: 20 + Math.round(at / 6),
    space: 8_500_000 * (at + 1),
  })),
}
const people: readonly SpaceUse[] = [
  { id: 'c1', name: 'Ravi Menon', used: 231_400_000, limit: 250_000_000 },
  { id: 'c2', name: 'Tara Bose', used: 88_000_000, limit: 250_000_000 },
]

/** Mocks usage data, which varies with the day and with other tests. */
export async function fixUsage(page: Page): Promise<void> {
  await page.route('**/clients/*/usage', (route) => route.fulfill({ json: { usage } }))
  await page.route('**/clients/*/usage/space*', (route) => route.fulfill({ json: { people, next: null } }))
}
