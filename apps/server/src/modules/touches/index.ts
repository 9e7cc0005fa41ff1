import type { flows } from '@deckle/contract/flows.ts'
import type { touches } from '@deckle/contract/touches.ts'
import type { Handlers } from '../../http/handler.ts'
import { addTouches } from './collect/add-touches.ts'
import { clearVisitor } from './collect/clear-visitor.ts'
import { exportFlows } from './flows/export-flows.ts'
import { flowFilters } from './flows/flow-filters.ts'
import { showFlows } from './flows/show-flows.ts'

export { checkAllFlows } from './check/check-flows.ts'
export { noteEnrolled } from './link/note-enrolled.ts'
export { type KnownTouches, noteLead, touchesBefore } from './link/note-lead.ts'
export { notePerson, notePlay } from './link/note-play.ts'
export { touchTag } from './pages/touch-tag.ts'
export { findMode, setMode } from './queries.ts'
export { deleteVisitorsBefore, deleteVisitorsOf } from './queries-old.ts'
export { stepsOfLead } from './steps/steps-of-lead.ts'
export { touchCron, touchTasks } from './tasks.ts'

export const touchHandlers: Handlers<typeof touches> = { add: addTouches, clear: clearVisitor }

export const flowHandlers: Handlers<typeof flows> = { show: showFlows, filters: flowFilters, export: exportFlows }
