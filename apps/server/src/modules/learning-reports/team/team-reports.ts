import type { learning_reports } from '@deckle/contract/learning-reports.ts'
import { learningReports } from '@deckle/core/report/learning-reports.ts'
import type { Handler } from '../../../http/handler.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { countMembers, listMembers, requireTeam } from '../../team/index.ts'
import { noEnrolments } from '../../learners/index.ts'
import { enrolmentFigures } from '../enrolment-figures.ts'
import { report, whole } from '../report.ts'
import { findManagers, listTeamCourses, listTeams, sumMembers, sumTeam, sumTeams } from './queries.ts'

const { overview, members, courses, compare } = learningReports.team

async function openTeam({ db }: Pick<Deps, 'db'>, actor: Scoped, id: string) {
  const team = await requireTeam(db, actor, id)
  const node = { clientId: actor.clientId, nodeId: id.toLowerCase() }
  return { team, node, title: team.node?.name ?? '' }
}

export const teamOverview: Handler<typeof learning_reports.teamOverview> = report(
  'team/overview',
  overview,
  async ({ deps: { db, now }, actor, params }) => {
    const { team, node, title } = await openTeam({ db }, actor, params.id)
    return {
      title,
      rows: whole(async () => {
        const { people, overdue, at_risk } = await countMembers(db, team, now())
        return [
          {
            people,
            people_overdue: overdue,
            people_at_risk: at_risk,
            ...enrolmentFigures(await sumTeam(db, node)),
          },
        ]
      }),
    }
  },
)

export const teamMembers: Handler<typeof learning_reports.teamMembers> = report(
  'team/members',
  members,
  async ({ deps: { db, now }, actor, params, query: { search, show } }) => {
    const { team, title } = await openTeam({ db }, actor, params.id)
    const { clientId } = team
    return {
      title,
      rows: async (page) => {
        const { rows, next } = await listMembers(db, team, { ...page, search, show, sort: 'name', now: now() })
        const ids = rows.map(({ id }) => id)
        const [figures, managers] = [await sumMembers(db, clientId, ids, now()), await findManagers(db, clientId, ids)]
        return {
          next,
          rows: rows.map(({ id, name, email, last_seen_at }) => {
            const found = figures.get(id)
            return {
              user_id: id,
              user: name,
              email,
              manager: managers.get(id) ?? '',
              open: found?.open ?? 0,
              overdue: found?.overdue ?? 0,
              passed: found?.passed ?? 0,
              failed: found?.failed ?? 0,
              expired: found?.expired ?? 0,
              percent: found?.percent ?? null,
              percentage: found?.percentage ?? null,
              next_due_at: found?.next_due_at?.toISOString() ?? null,
              last_seen_at: last_seen_at?.toISOString() ?? null,
            }
          }),
        }
      },
    }
  },
)

export const teamCourses: Handler<typeof learning_reports.teamCourses> = report(
  'team/courses',
  courses,
  async ({ deps: { db }, actor, params }) => {
    const { node, title } = await openTeam({ db }, actor, params.id)
    return {
      title,
      rows: async (page) => {
        const { rows, next } = await listTeamCourses(db, node, page)
        return {
          next,
          rows: rows.map((row) => ({ course_id: row.id, course: row.title, ...enrolmentFigures(row) })),
        }
      },
      totals: async () => enrolmentFigures(await sumTeam(db, node)),
    }
  },
)

export const teamCompare: Handler<typeof learning_reports.teamCompare> = report(
  'team/compare',
  compare,
  async ({ deps: { db }, actor, params }) => {
    const { node, title } = await openTeam({ db }, actor, params.id)
    return {
      title,
      rows: async (page) => {
        const { rows, next } = await listTeams(db, node, page)
        const teams = await sumTeams(
          db,
          node.clientId,
          rows.map(({ id }) => id),
        )
        return {
          next,
          rows: rows.map(({ id, name }) => ({
            user_id: id,
            user: name,
            ...enrolmentFigures(teams.get(id) ?? noEnrolments),
          })),
        }
      },
      totals: async () => enrolmentFigures(await sumTeam(db, node)),
    }
  },
)
