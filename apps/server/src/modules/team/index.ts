import type { team } from '@deckle/contract/team.ts'
import type { Handlers } from '../../http/handler.ts'
import { countTeam, listTeam } from './list/list-team.ts'
import { showMember } from './list/show-member.ts'
import { remindTeam } from './remind/remind-team.ts'

export { countMembers, listMembers } from './queries.ts'
export { requireTeam } from './require-team.ts'
export { teamJobKinds } from './remind/remind-job.ts'
export { teamCron, teamTasks } from './weekly/tasks.ts'

export const teamHandlers: Handlers<typeof team> = {
  list: listTeam,
  counts: countTeam,
  show: showMember,
  remind: remindTeam,
}
