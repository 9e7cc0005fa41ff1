import type { users } from '@deckle/contract/users.ts'
import type { Handlers } from '../../http/handler.ts'
import { activateUser, deactivateUser } from './update/activate-user.ts'
import { createAuthtoken } from './authtokens/create-authtoken.ts'
import { listAuthtokens } from './authtokens/list-authtokens.ts'
import { revokeAuthtoken } from './authtokens/revoke-authtoken.ts'
import { deleteUser } from './bin/delete-user.ts'
import { restoreUser } from './bin/restore-user.ts'
import { createEnroll } from './create/create-enroll.ts'
import { inviteUser } from './create/invite-user.ts'
import { listPersonAudit } from './page/list-audit.ts'
import { listPersonAttempts, listPersonCourses, listPersonDecks } from './page/list-played.ts'
import { closePersonSession, listPersonSessions } from './page/person-sessions.ts'
import { showAdmin } from './page/show-admin.ts'
import { showProfile } from './page/show-profile.ts'
import { createUser } from './create/create-user.ts'
import { ancestors, children, descendants, roots } from './hierarchy/list-hierarchy.ts'
import { countUsers, listBasic, listDeactivated, listQuery, listSearch } from './list/list-users.ts'
import { resendEmail, withdrawEmail } from './update/pending-email.ts'
import { showLicense } from './show-license.ts'
import { showUser } from './show-user.ts'
import { updateLicense } from './update/update-license.ts'
import { updateManager } from './update/update-manager.ts'
import { updateSelf } from './update/update-self.ts'
import { updateDetails, updateProfile } from './update/update-text.ts'

export { createFirstSuperadmin } from './create/first-superadmin.ts'
export { handOver, leaveReports } from './bin/hand-over.ts'
export { countPeople, deleteUserRow, findActor, findUser, listUsersInBin, type UserRecord } from './queries.ts'

export const userHandlers: Handlers<typeof users> = {
  listBasic,
  listDeactivated,
  listQuery,
  listSearch,
  count: countUsers,
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
  profile: showProfile,
  create: createUser,
  createEnroll,
  invite: inviteUser,
  delete: deleteUser,
  restore: restoreUser,
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
