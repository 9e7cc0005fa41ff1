import type { World } from '../worlds.ts'
import { type Asked, isoOf, keysOf, type Row, sorted } from './asked.ts'
import { figuresOf, type Played, playedOf } from './plays.ts'
import { countedAnswers, questionsOf } from './questions.ts'
import { type Deck, nameOf, userOf } from './reach.ts'

type Attempt = World['raw']['attempts'][number]
type Play = Played['plays'][number]

const attemptOf = ({ attempt }: Play) => attempt as unknown as Attempt

/** By country or device, most attempts first. */
export function deckGroups(world: World, deck: Deck, asked: Asked, by: 'country' | 'device'): Row[] {
  const { plays } = playedOf(world, deck, asked)
  const keyOf = (play: Play) => attemptOf(play)[by] ?? ''
  const rows = keysOf(plays, keyOf).flatMap((key) => {
    const figures = figuresOf(world, asked, [{ plays: plays.filter((play) => keyOf(play) === key), views: [] }])
    const { starts, completions, abandons, scored, percentageSum, timed, secondsSum } = figures
    return starts === 0
      ? []
      : [
          {
            [by]: key,
            starts,
            completions,
            abandons,
            completionRate: (completions / starts) * 100,
            meanPercentage: scored === 0 ? null : percentageSum / scored,
            meanSeconds: timed === 0 ? null : secondsSum / timed,
          },
        ]
  })
  return sorted(
    rows,
    ({ starts }) => -starts,
    (row) => String((row as Row)[by]),
  )
}

export function deckSources(world: World, deck: Deck, asked: Asked): Row[] {
  const started = playedOf(world, deck, asked).plays.filter(({ isStarted }) => isStarted)
  const keyOf = (play: Play) => [play.attempt.source, play.attempt.medium, play.attempt.campaign].join('\n')
  const rows = keysOf(started, keyOf).map((key) => {
    const own = started.filter((play) => keyOf(play) === key)
    const [source, medium, campaign] = key.split('\n')
    const completions = own.filter(({ attempt }) => attempt.completed_at !== null).length
    return {
      key,
      row: {
        source,
        medium,
        campaign,
        starts: own.length,
        completions,
        completionRate: (completions / own.length) * 100,
      },
    }
  })
  return sorted(
    rows,
    ({ row }) => -row.starts,
    ({ key }) => key,
  ).map(({ row }) => row)
}

/** The newest first; of an unfinished attempt, what has been answered so far. */
export function deckAttempts(world: World, deck: Deck, asked: Asked): Row[] {
  const started = playedOf(world, deck, asked).plays.filter(({ isStarted }) => isStarted)
  return sorted(
    started,
    ({ attempt }) => Number(attempt.started_at),
    ({ attempt }) => attempt.id,
  )
    .reverse()
    .map((play) => {
      const {
        id,
        user_id,
        email,
        started_at,
        completed_at,
        seconds,
        answered,
        percentage,
        passed,
        version_id,
        ...rest
      } = attemptOf(play)
      const isOpen = completed_at === null
      const spent = play.answers.reduce((sum, { spent_ms }) => sum + spent_ms, 0)
      return {
        id,
        person: user_id === null ? email : nameOf(userOf(world, user_id)),
        startedAt: isoOf(started_at),
        completedAt: isoOf(completed_at),
        seconds: seconds ?? (isOpen ? Math.round(spent / 1000) : 0),
        answered: answered ?? (isOpen ? play.answers.length : 0),
        percentage,
        passed,
        version: world.raw.deck_versions.find((version) => version.id === version_id)?.version,
        device: rest.device,
        country: rest.country,
        source: rest.source,
        medium: rest.medium,
        campaign: rest.campaign,
      }
    })
}

const percent = (part: number, of: number) => (of === 0 ? null : (part / of) * 100)

/** Pearson's chi-square and Cramér's V from their definitions; null under 20 people, and of one row or column. */
function independence(cells: readonly (readonly number[])[], people: number) {
  const rowSums = cells.map((row) => row.reduce((sum, value) => sum + value, 0))
  const columnSums = (cells[0] ?? []).map((_, at) => cells.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  const [rows, columns] = [rowSums.filter(Boolean).length, columnSums.filter(Boolean).length]
  if (people < 20 || rows < 2 || columns < 2) return null
  let chiSquare = 0
  for (const [at, row] of cells.entries())
    for (const [to, observed] of row.entries()) {
      const expected = ((rowSums[at] ?? 0) * (columnSums[to] ?? 0)) / people
      if (expected > 0) chiSquare += (observed - expected) ** 2 / expected
    }
  return {
    chiSquare,
    degrees: (rows - 1) * (columns - 1),
    cramersV: Math.sqrt(chiSquare / people / (Math.min(rows, columns) - 1)),
  }
}

/** Two questions of the newest version against each other, a person once. */
export function crosstab(
  world: World,
  deck: Deck,
  asked: Asked,
  slides: { readonly rows: string; readonly columns: string },
) {
  const one = playedOf(world, deck, asked)
  const [newest] = sorted(
    world.raw.deck_versions.filter(({ deck_id }) => deck_id === deck.id),
    ({ version }) => -version,
  )
  const questions = questionsOf({ ...one, content: newest?.content ?? deck.content })
  const chosen = (play: Play, slide: string) => countedAnswers([play], slide).flatMap(({ keys }) => keys)
  const both = one.plays.filter(
    (play) => chosen(play, slides.rows).length > 0 && chosen(play, slides.columns).length > 0,
  )
  const side = (slide: string) => {
    const known = questions.find((question) => question.slide.slideId === slide)?.keys ?? []
    const found = [...new Set(both.flatMap((play) => chosen(play, slide)))]
    const older = found.filter((key) => known.every((option) => option.key !== key)).sort()
    return [...known, ...older.map((key) => ({ key, label: key }))].map(({ key, label }) => ({
      key,
      label,
      people: both.filter((play) => chosen(play, slide).includes(key)).length,
    }))
  }
  const [rows, columns] = [side(slides.rows), side(slides.columns)]
  const cells = rows.map((row) =>
    columns.map((column) => {
      const people = both.filter(
        (play) => chosen(play, slides.rows).includes(row.key) && chosen(play, slides.columns).includes(column.key),
      ).length
      return { people, rowShare: percent(people, row.people), columnShare: percent(people, column.people) }
    }),
  )
  const isOnce = (options: typeof rows) => options.reduce((sum, { people }) => sum + people, 0) === both.length
  const test =
    isOnce(rows) && isOnce(columns)
      ? independence(
          cells.map((row) => row.map(({ people }) => people)),
          both.length,
        )
      : null
  return { people: both.length, rows, columns, cells, test }
}
