import type pg from 'pg'

/** A deck's figures by GROUP BY over raw rows. Points are whole, as those of `fillLargePlays`. */
export interface GroupedFigures {
  readonly deck: Readonly<
    Record<'views' | 'starts' | 'completions' | 'passed' | 'leads' | 'percentageSum' | 'secondsSum', number>
  >
  readonly slides: readonly {
    readonly slideId: string
    readonly answered: number
    readonly responses: number
    readonly correct: number
    /** In per cent. */
    readonly facility: number
    readonly discrimination: number
  }[]
  readonly options: readonly { readonly slideId: string; readonly key: string; readonly count: number }[]
}

/** Of each address, the last attempt with answers counts for questions. */
export async function groupFigures(database: Pick<pg.Pool, 'query'>, deckId: string): Promise<GroupedFigures> {
  const rows = async <Row>(text: string): Promise<Row[]> =>
    (await database.query(`${counting} ${text}`, [deckId])).rows as Row[]
  const [deck] = await rows<GroupedFigures['deck']>(
    `select count(*)::float8 as starts, count(completed_at)::float8 as completions, count(*) filter (where passed)::float8 as passed,
      sum(percentage)::float8 as "percentageSum", sum(seconds)::float8 as "secondsSum",
      (select count(*)::float8 from events e where e.deck_id = $1 and e.event = 'view') as views,
      (select count(distinct attempt_id)::float8 from events e where e.deck_id = $1 and e.event = 'lead') as leads
      from attempts a where deck_id = $1 and (completed_at is not null or id in (select attempt_id from given))`,
  )
  return {
    deck: deck as GroupedFigures['deck'],
    slides: await rows(
      `select x.slide_id as "slideId", n.answered, count(*)::float8 as responses, count(*) filter (where correct)::float8 as correct,
        sum(earned) * 100 / sum(possible) as facility, corr(earned, total - earned) as discrimination
        from (select y.*, sum(earned) over (partition by attempt_id) as total from answers y join counts c on c.id = y.attempt_id where deck_id = $1) x
        join (select slide_id, count(*)::float8 as answered from answers where deck_id = $1 group by 1) n on n.slide_id = x.slide_id group by 1, 2 order by 1`,
    ),
    options: await rows(
      `select slide_id as "slideId", key, count(*)::float8 as count from answers join counts c on c.id = attempt_id, unnest(keys) key where deck_id = $1 group by 1, 2 order by 1, 2`,
    ),
  }
}

const counting = `with given as (
    select distinct attempt_id from answers where deck_id = $1
  ), counts as (
    select distinct on (coalesce(lower(a.email), a.id::text)) a.id from attempts a join given g on g.attempt_id = a.id
    where a.deck_id = $1 order by coalesce(lower(a.email), a.id::text), a.started_at desc, a.id desc
  )`
