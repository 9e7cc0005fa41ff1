import type { auth } from '@deckle/contract/auth.ts'
import type { passkeys, second_factor, sessions } from '@deckle/contract/second-factor.ts'
import type { Handlers } from '../../http/handler.ts'
import { endActing } from './act/end-acting.ts'
import { confirmEmail } from './email/confirm-email.ts'
import { changePassword } from './password/change-password.ts'
import { confirmReset } from './password/confirm-reset.ts'
import { requestReset } from './password/request-reset.ts'
import { closeOwnSession } from './session/close-own-session.ts'
import { listSessions } from './session/list-sessions.ts'
import { withNewToken } from './session/rotate-token.ts'
import { answerChallenge } from './second-factor/answer-challenge.ts'
import { renewRecoveryCodes } from './second-factor/codes/renew-recovery-codes.ts'
import { beginTotp, confirmTotp, removeTotp } from './second-factor/codes/totp.ts'
import { beginPasskey, confirmPasskey } from './second-factor/passkeys/add-passkey.ts'
import { removePasskey, renamePasskey } from './second-factor/passkeys/change-passkeys.ts'
import { beginPasskeySignIn, signInByPasskey } from './second-factor/passkeys/sign-in-by-passkey.ts'
import { showPolicy, updatePolicy } from './second-factor/policy/policy.ts'
import { beginProof, prove } from './second-factor/prove.ts'
import { requestUnlock } from './second-factor/unlock/request-unlock.ts'
import { unlockFactors } from './second-factor/unlock/unlock-factors.ts'
import { showFactors } from './second-factor/show-factors.ts'
import { closeOtherSessions } from './session/close-other-sessions.ts'
import { showMe } from './show-me.ts'
import { signIn } from './sign-in/sign-in.ts'
import { requestSignInLink } from './sign-in/sign-in-link.ts'
import { signOut } from './sign-out.ts'

export { createAuthState } from './auth-state.ts'
export { completeSignIn } from './sign-in/complete-sign-in.ts'
export { type NamedAccount, noteFailedSignIn } from './sign-in/note-failed.ts'
export { listActs } from './act/list-acts.ts'
export { logActedCall } from './act/log-call.ts'
export { mayActFor } from './act/may-act-for.ts'
export { openActing } from './act/open-acting.ts'
export { presentActedUser } from './act/present-acting.ts'
export { authenticate } from './session/authenticate.ts'
export { listOpenSessions } from './session/list-sessions.ts'
export { firstPassword } from './password/first-password.ts'
export { addInvitation } from './password/invitation.ts'
export { revokeAccess } from './session/revoke-access.ts'
export { changeEmail, deleteEmailChange, releaseEmail } from './email/queries.ts'
export { isDirectoryOnly } from './require-own-sign-in.ts'
export { checkPassword } from './password/check-password.ts'
export { closeSession, closeSessionsOf, closeSessionsOfClient, SESSION_END_CHANNEL } from './session/queries-close.ts'
export { revokeAuthtokensOf } from './queries.ts'
export { type AuthtokenRow, insertAuthtoken, listAuthtokens, revokeAuthtoken } from './authtokens/queries.ts'
export { requestConfirmation, sendConfirmation } from './email/confirm-email.ts'
export { requestEmailChange, resendEmailChange, notifyAddressOwner, withdrawEmailChange } from './email/change-email.ts'
export { requireIdentity } from './require-identity.ts'
export { requireProof } from './second-factor/require-proof.ts'
export { noticeMail, passwordAddress, signInAddress } from './mails.ts'
export { listEmailOwners, reserveEmail, reserveEmails } from './email/queries.ts'
export { hashToken, newToken } from './session/tokens.ts'
export { confirmPerson } from './email/confirm-person.ts'
export { registrationCookie } from './email/registration-cookie.ts'
export { findCredentialsById, findSignedInUser } from './queries.ts'
export { resetFactors } from './second-factor/change-factors.ts'
export { inspectFactors } from './second-factor/inspect-factors.ts'
export { createSuperadminLink } from './sign-in/superadmin-link.ts'
export { authCron, authTasks } from './tasks.ts'

export const authHandlers: Handlers<typeof auth> = {
  signIn,
  signOut,
  endActing,
  resetPassword: requestReset,
  confirmReset,
  signinLink: requestSignInLink,
  confirmEmail,
  changePassword: withNewToken(changePassword),
  me: showMe,
  sessions: listSessions,
  closeSession: closeOwnSession,
}

export const secondFactorHandlers: Handlers<typeof second_factor> = {
  answer: answerChallenge,
  requestUnlock,
  unlock: unlockFactors,
  show: showFactors,
  beginProof,
  prove: withNewToken(prove),
  beginTotp,
  confirmTotp,
  removeTotp,
  beginPasskey,
  confirmPasskey,
  renamePasskey,
  removePasskey,
  renewRecoveryCodes,
  policy: showPolicy,
  updatePolicy,
}

export const passkeyHandlers: Handlers<typeof passkeys> = { beginSignIn: beginPasskeySignIn, signIn: signInByPasskey }

export const sessionHandlers: Handlers<typeof sessions> = { closeOthers: closeOtherSessions }
