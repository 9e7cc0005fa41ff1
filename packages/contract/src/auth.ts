import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { signedInUser } from './people.ts'
import { email, id, moment, ok, text } from './shapes.ts'

const password = text(1000)

/**
 * product.md §7 "Auth". `signIn` takes a multipart form (username, password), or an `authtoken` header and no body.
 * The new session's token comes in the response's headers (access-token, token-type, client, expiry, uid).
 */
export const auth = {
  signIn: endpoint({
    method: 'POST',
    path: '/auth/sign_in',
    summary: 'Sign in by e-mail and password, or by a token',
    access: 'public',
    bodyType: 'multipart',
    bodyLimit: 16 * 1024,
    body: z.strictObject({ username: z.optional(text(300)), password: z.optional(password) }),
    reply: signedInUser,
    errors: ['email_format', 'wrong_credentials', 'account_deactivated', 'not_allowed'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/auth/sign_out',
    summary: 'Close this session',
    access: 'signed-in',
    reply: ok,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset_password',
    summary: 'Mail a link that sets a new password; answers the same for an unknown address',
    access: 'public',
    body: z.strictObject({ email }),
    reply: ok,
  }),
  confirmReset: endpoint({
    method: 'POST',
    path: '/auth/reset_password/confirm',
    summary: 'Set a new password with the token of the mailed link; closes every session',
    access: 'public',
    body: z.strictObject({ token: text(200), password, password_confirmation: password }),
    reply: ok,
    errors: ['link_expired', 'rule_broken'],
  }),
  signinLink: endpoint({
    method: 'POST',
    path: '/auth/signin_link',
    summary: 'Mail a link that signs in once, for 15 minutes; answers the same for an unknown address',
    access: 'public',
    body: z.strictObject({ email }),
    reply: ok,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm_email',
    summary:
      'Confirm a registered or a changed address with the token of the mailed link; a change closes the other sessions',
    access: 'public',
    body: z.strictObject({ token: text(200) }),
    reply: ok,
    errors: ['link_expired', 'already_taken'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change_password',
    summary: 'Change the own password; the other sessions are closed',
    access: 'signed-in',
    body: z.strictObject({ current_password: password, password, password_confirmation: password }),
    reply: ok,
    errors: ['rule_broken'],
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in user as sign-in answers it',
    access: 'signed-in',
    reply: signedInUser,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/sessions/list',
    summary: 'The own open sessions, newest first',
    access: 'signed-in',
    reply: z.object({
      sessions: z.array(
        z.object({
          sessionId: id,
          userId: id,
          startTime: moment,
          endTime: z.nullable(moment),
          isActive: z.boolean(),
          device: z.string(),
          place: z.string(),
          lastSeen: moment,
          current: z.boolean(),
        }),
      ),
    }),
  }),
  closeSession: endpoint({
    method: 'POST',
    path: '/sessions/{id}/close',
    summary: 'Close one of the own sessions',
    access: 'signed-in',
    params: z.object({ id }),
    reply: ok,
    errors: ['not_found'],
  }),
} as const
