import type { competencies } from '@deckle/contract/competencies.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportCompetencies } from './file/export-competencies.ts'
import { importCompetencies } from './file/import-competencies.ts'
import { createCompetency } from './framework/create-competency.ts'
import { deleteCompetency } from './framework/delete-competency.ts'
import { listCompetencies } from './framework/list-competencies.ts'
import { moveCompetencyDown, moveCompetencyUp } from './framework/move-competency.ts'
import { updateCompetency } from './framework/update-competency.ts'
import { showPersonsCompetencies } from './levels/show-person.ts'
import { showTeamsCompetencies } from './levels/show-team.ts'

export { readReached } from './levels/read-reached.ts'
export { findClosingCourses, findCompetencies } from './queries.ts'
export { raiseLevels } from './levels/after-course-change.ts'
export { competencyLevels } from './levels/queries.ts'
export { updateCompetencies } from './levels/update-competencies.ts'

export const competencyHandlers: Handlers<typeof competencies> = {
  list: listCompetencies,
  create: createCompetency,
  update: updateCompetency,
  delete: deleteCompetency,
  moveUp: moveCompetencyUp,
  moveDown: moveCompetencyDown,
  export: exportCompetencies,
  import: importCompetencies,
  person: showPersonsCompetencies,
  team: showTeamsCompetencies,
}
