import type { leads } from '@deckle/contract/leads.ts'
import type { Handlers } from '../../http/handler.ts'
import { bulkLeads } from './edit/bulk-leads.ts'
import { deleteLead, restoreLead } from './edit/delete-lead.ts'
import { updateLead } from './edit/update-lead.ts'
import { exportLeads } from './export/export-leads.ts'
import { countLeads, getLeads, leadFilters, leadPeople, listLeads } from './list/list-leads.ts'
import { leadPath } from './list/lead-path.ts'
import { showLead } from './list/show-lead.ts'
import { mergeLeads } from './merge/merge-leads.ts'
import { splitLead } from './merge/split-lead.ts'
import { leadHistory } from './notes/history.ts'
import { createNote, deleteNote, leadNotes, updateNote } from './notes/notes.ts'

export { countLeadsBefore, deleteLeadsBefore } from './edit/queries-old.ts'
export { captureLead, type LeadFields } from './capture/capture-lead.ts'
export { isCaptured } from './capture/queries.ts'
export { setLeadResult } from './capture/set-result.ts'
export { handOverLeads } from './edit/queries.ts'
export { findLeadsByText } from './list/queries.ts'
export { leadCron, leadTasks } from './tasks.ts'

export const leadHandlers: Handlers<typeof leads> = {
  list: listLeads,
  getLeads,
  counts: countLeads,
  filters: leadFilters,
  people: leadPeople,
  export: exportLeads,
  bulk: bulkLeads,
  merge: mergeLeads,
  show: showLead,
  path: leadPath,
  update: updateLead,
  delete: deleteLead,
  restore: restoreLead,
  split: splitLead,
  history: leadHistory,
  notes: leadNotes,
  createNote,
  updateNote,
  deleteNote,
}
