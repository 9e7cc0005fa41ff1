import type { Banner } from '@deckle/contract/banners.ts'
import type { Page } from '@playwright/test'

const banner: Banner = {
  id: '01900000-0000-7000-8000-0000000000b1',
  title: 'Cupping evening on Friday',
  subtitle: 'Taste four coffees of the new harvest with Meera, at six in the roastery.',
  image: { id: '', alt: '' },
  phone_image: { id: '', alt: '' },
  link: '/courses?view=catalogue',
  placement: 'dashboard',
  position: 1,
  weight: 2,
  starts_at: '2026-02-02T09:00:00.000Z',
  ends_at: null,
  audience: { branch: null, tags: [], license_types: ['Learner', 'Creator'], course: null },
  published: true,
  state: 'running',
  views: 1604,
  clicks: 171,
  created_at: '2026-02-01T09:00:00.000Z',
  updated_at: '2026-02-01T09:00:00.000Z',
  deleted_at: null,
  can: { edit: true },
}
const banners: readonly Banner[] = [
  banner,
  { ...banner, id: '01900000-0000-7000-8000-0000000000b2', title: 'Brew at home', state: 'draft', position: 2 },
  {
    ...banner,
    id: '01900000-0000-7000-8000-0000000000b3',
    title: 'Visit the roastery',
    placement: 'player',
    state: 'scheduled',
    views: 0,
    clicks: 0,
  },
]
const days = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 1, 2 + at)).toISOString().slice(0, 10),
  views: 30 + ((at * 17) % 41),
  clicks: 2 + ((at * 5) % 7),
}))

export const bannerPath = `/banners/${banner.id}`

/** Mocks banners, whose figures vary with the day and with who sees them. */
export async function fixBanners(page: Page): Promise<void> {
  await page.route(/\/banners\/list\?(?!.*(search|state)=)/, (route) =>
    route.fulfill({ json: { banners, next: null, total: banners.length } }),
  )
  await page.route(`**/api/v2${bannerPath}/show`, (route) => route.fulfill({ json: { banner } }))
  await page.route(`**/api/v2${bannerPath}/figures*`, (route) =>
    route.fulfill({ json: { days, time_zone: 'Asia/Kolkata' } }),
  )
  await page.route('**/api/v2/banners/reach', (route) => route.fulfill({ json: { people: 11 } }))
}
