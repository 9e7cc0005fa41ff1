import { addDays } from '@deckle/core/time/day.ts'
import type { Deps } from '../deps.ts'
import { createRandom } from './random.ts'

interface Given {
  readonly clientId: string
  /** Media ids by the picture's name. */
  readonly pictures: ReadonlyMap<string, string>
}

const day = 86_400_000

/** One for everyone on the dashboard and one for learners in articles, each with its figures of some weeks. */
export function bannersFor(deps: Pick<Deps, 'newId' | 'now'>, { clientId: client_id, pictures }: Given) {
  const ago = (days: number) => new Date(deps.now().getTime() - days * day)
  const picture = (name: string, alt: string) => JSON.stringify({ id: pictures.get(name) ?? '', alt })
  const drafts = [
    {
      days: 36,
      views: 46,
      rate: 0.11,
      banner: {
        title: 'Cupping evening on Friday',
        subtitle: 'Taste four coffees of the new harvest with Meera, at six in the roastery.',
        image: picture('cupping', 'Cups in a row at a cupping'),
        phone_image: picture('espresso', 'An espresso'),
        link: '/courses?view=catalogue',
        placement: 'dashboard',
      },
    },
    {
      days: 24,
      views: 19,
      rate: 0.06,
      banner: {
        title: 'Brew at home',
        subtitle: 'Filters, kettles and grinders for the team, with 30 % off until the end of the month.',
        image: picture('pourOver', 'Coffee is poured over a filter'),
        link: 'https://lanternhill.example/shop',
        placement: 'article',
        license_types: ['Learner', 'Creator', 'Manager'],
        ends_at: ago(-30),
      },
    },
  ]
  const made = drafts.map(({ banner, ...rest }) => ({ ...rest, id: deps.newId(), banner }))
  const days = made.flatMap((one, at) => {
    const random = createRandom(57 + at)
    return Array.from({ length: one.days }, (_, index) => {
      const views = Math.round(one.views * (0.5 + random.next()))
      return {
        client_id,
        banner_id: one.id,
        day: addDays(deps.now().toISOString().slice(0, 10), index - one.days + 1),
        views,
        clicks: Math.round(views * one.rate * (0.5 + random.next())),
      }
    })
  })
  return {
    banners: made.map(({ id, days, banner }) => ({
      client_id,
      id,
      ...banner,
      published: true,
      starts_at: ago(days),
      created_at: ago(days + 1),
      updated_at: ago(days),
    })),
    days,
    counts: made.map(({ id }) => ({ client_id, banner_id: id, ...sums(days.filter((one) => one.banner_id === id)) })),
  }
}

const sums = (days: readonly { readonly views: number; readonly clicks: number }[]) =>
  days.reduce((sum, one) => ({ views: sum.views + one.views, clicks: sum.clicks + one.clicks }), {
    views: 0,
    clicks: 0,
  })
