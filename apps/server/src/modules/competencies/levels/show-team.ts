import { type competencies, MOST_COMPETENCY_COLUMNS } from '@deckle/contract/competencies.ts'
import { idsBelow, inTreeOrder } from '@deckle/core/learning/tree.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { type CompetencyRecord, findClosingCourses, findCompetencies } from '../queries.ts'
import { countMembers, findLevels, findPerson, listMembers, sumTeam } from './queries.ts'

export const showTeamsCompetencies: Handler<typeof competencies.team> = async ({
  deps: { db },
  actor,
  params,
  query: { below, ...page },
}) => {
  const person = await findPerson(db, actor, 'competency.team', params.id)
  if (!person) throw refuse('not_found')
  const team = { clientId: actor.clientId, path: person.path }
  const measured = measuredIn(await findCompetencies(db, actor.clientId), below?.toLowerCase())
  const columns = measured.slice(0, MOST_COMPETENCY_COLUMNS)
  const ids = columns.map(({ id }) => id)
  const [people, sums, { rows, next }] = [
    await countMembers(db, team),
    new Map((await sumTeam(db, team, ids)).map((row) => [row.competency_id, row])),
    await listMembers(db, team, page),
  ]
  const levels = await findLevels(
    db,
    actor.clientId,
    rows.map(({ id }) => id),
  )
  const byPerson = new Map(levels.map((row) => [`${row.user_id} ${row.competency_id}`, row]))
  const shown = columns.map(({ id, name, scale, threshold }) => {
    const sum = sums.get(id)
    const count = sum?.measured ?? 0
    return {
      id,
      name,
      scale: [...scale] as typeof scale,
      threshold,
      percentage: sum?.percentage ?? null,
      measured: count,
      levels: [(sum?.level_0 ?? 0) + people - count, sum?.level_1 ?? 0, sum?.level_2 ?? 0, sum?.level_3 ?? 0],
    }
  })
  const gaps = shown.filter(({ levels: [none = 0, some = 0] }) => none + some > 0).map(({ id }) => id)
  return {
    person: { id: person.id, name: person.name },
    competencies: shown,
    total_competencies: measured.length,
    people,
    members: rows.map(({ id, name }) => ({
      id,
      name,
      reached: ids.map((competency) => {
        const found = byPerson.get(`${id} ${competency}`)
        return found ? { percentage: found.percentage, level: found.level } : null
      }),
    })),
    next,
    courses: people === 0 ? [] : await findClosingCourses(db, actor.clientId, gaps),
  }
}

/** Those with decks, in the order of the tree. */
function measuredIn(all: readonly CompetencyRecord[], top: string | undefined): readonly CompetencyRecord[] {
  const within = top === undefined ? null : idsBelow(new Map(all.map(({ id, parent }) => [id, parent])), top)
  return inTreeOrder(all)
    .map(({ item }) => item)
    .filter(({ id, decks }) => decks.length > 0 && (within === null || id === top || within.has(id)))
}
