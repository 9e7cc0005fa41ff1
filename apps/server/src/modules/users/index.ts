import type { user_fields } from '@deckle/contract/user-fields.ts'
import type { users } from '@deckle/contract/users.ts'
import type { Handlers } from '../../http/handler.ts'
import { activateUser, deactivateUser } from './update/activate-user.ts'
import { createAuthtoken } from './authtokens/create-authtoken.ts'
import { listAuthtokens } from './authtokens/list-authtokens.ts'
import { revokeAuthtoken } from './authtokens/revoke-authtoken.ts'
import { eraseUser } from './bin/erase-user.ts'
import { deleteUser } from './bin/delete-user.ts'
import { restoreUser } from './bin/restore-user.ts'
import { createEnroll } from './create/create-enroll.ts'
import { resendConfirmation } from './create/resend-confirmation.ts'
import { inviteUser } from './create/invite-user.ts'
import { listPersonAudit } from './page/list-audit.ts'
import { listPersonAttempts, listPersonCourses, listPersonDecks } from './page/list-played.ts'
import { closePersonSession, listPersonSessions } from './page/person-sessions.ts'
import { resetSecondFactor } from './page/reset-second-factor.ts'
import { showAdmin } from './page/show-admin.ts'
import { showProfile } from './page/show-profile.ts'
import { createUser } from './create/create-user.ts'
import { changeFieldKind } from './fields/kind/change-field-kind.ts'
import { createField } from './fields/create-field.ts'
import { deleteField } from './fields/delete-field.ts'
import { listFields } from './fields/list-fields.ts'
import { moveFieldDown, moveFieldUp } from './fields/move-field.ts'
import { updateField } from './fields/update-field.ts'
import { ancestors, children, descendants, roots } from './hierarchy/list-hierarchy.ts'
import { startBulk } from './bulk/start-bulk.ts'
import { startExport } from './export/start-export.ts'
import { listFacets } from './list/list-facets.ts'
import { countUsers, listBasic, listDeactivated, listQuery, listSearch } from './list/list-users.ts'
import { resendEmail, withdrawEmail } from './update/pending-email.ts'
import { showLicense } from './show-license.ts'
import { showUser } from './show-user.ts'
import { updateLicense } from './update/update-license.ts'
import { updateManager } from './update/update-manager.ts'
import { updateSelf } from './update/update-self.ts'
import { updateDetails } from './update/update-details.ts'
import { updateProfile } from './update/update-profile.ts'

export { plain } from './import/plain.ts'
export { bulkJob } from './bulk/bulk-job.ts'
export { undoJob } from './bulk/undo-job.ts'
export { exportJob } from './export/export-job.ts'
export { fieldKindJob } from './fields/kind/field-kind-job.ts'
export { createFirstSuperadmin } from './create/first-superadmin.ts'
export { addOwner } from './create/add-owner.ts'
export { applyPeople } from './import/apply-people.ts'
export { invitePeople } from './import/invite-people.ts'
export { type Place, placeManagers } from './import/place-managers.ts'
export { type ImportRules, type PersonChange, planPeople, takesPlace } from './import/plan-people.ts'
export { analyzePeople, addChoices, insertUserFields, listPlaces } from './import/queries.ts'
export { findFields } from './fields/queries.ts'
export { requireReplaceable } from './update/change-user.ts'
export { eraseTask } from './bin/erase-user.ts'
export { handOver, reassignReports } from './bin/hand-over.ts'
export { deleteUserRow, listUsersInBin, listUsersWhoLeft } from './bin/queries.ts'
export { requireConditions } from './fields/require-conditions.ts'
export { matchPeople } from './list/queries.ts'
export { selectSubjects } from './list/queries-selection.ts'
export { addDirectoryUser } from './directory/directory-user.ts'
export { updateDirectoryUser } from './directory/update-directory-user.ts'
export { countPeople, findUser, type UserRecord } from './queries.ts'

export const userHandlers: Handlers<typeof users> = {
  listBasic,
  listDeactivated,
  listQuery,
  listSearch,
  count: countUsers,
  facets: listFacets,
  bulk: startBulk,
  export: startExport,
  show: showUser,
  ancestors,
  children,
  descendants,
  roots,
  showAdmin,
  decks: listPersonDecks,
  courses: listPersonCourses,
  attempts: listPersonAttempts,
  audit: listPersonAudit,
  sessions: listPersonSessions,
  closeSession: closePersonSession,
  resetSecondFactor,
  profile: showProfile,
  create: createUser,
  createEnroll,
  resendConfirmation,
  invite: inviteUser,
  delete: deleteUser,
  restore: restoreUser,
  erase: eraseUser,
  updateDetails,
  updateManager,
  updateLicense,
  updateProfile,
  updateSelf,
  resendEmail,
  withdrawEmail,
  createAuthtoken,
  authtokens: listAuthtokens,
  revokeAuthtoken,
  activate: activateUser,
  deactivate: deactivateUser,
  showLicense,
}

export const userFieldHandlers: Handlers<typeof user_fields> = {
  list: listFields,
  create: createField,
  update: updateField,
  changeKind: changeFieldKind,
  delete: deleteField,
  moveUp: moveFieldUp,
  moveDown: moveFieldDown,
}
