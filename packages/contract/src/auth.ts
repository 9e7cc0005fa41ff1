import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { signedInUser } from './models/people.ts'
import { email, id, moment, ok, text } from './kit/shapes.ts'

const password = text(1000)

/**
 * product.md §7 "Auth". `signIn` takes a multipart form (username, password), or an `authtoken` header without a body.
 * The new session's token is in the response's headers (access-token, token-type, client, expiry, uid).
 */
export const auth = {
  signIn: endpoint(routes.auth.signIn, {
    summary: 'Sign in by e-mail and password, or by a token',
    bodyLimit: 16 * 1024,
    headers: { authtoken: 'Signs in by this token, without a body' },
    body: z.strictObject({ username: z.optional(text(300)), password: z.optional(password) }),
    reply: signedInUser,
    errors: ['email_format', 'wrong_credentials', 'second_factor', 'account_deactivated', 'not_allowed', 'sso_only'],
    beforeFactor: true,
  }),
  signOut: endpoint(routes.auth.signOut, {
    summary: "Close this session; an impersonation returns to the caller's own session",
    reply: z.object({
      ...ok.shape,
      /** Where to sign out at the provider, for who signed in by single sign-on. */
      end_session: z.optional(z.string()),
    }),
    beforeFactor: true,
  }),
  endActing: endpoint(routes.auth.endActing, {
    summary:
      "End an impersonation. Replies like `signIn`, with a token of the caller's own session in the response headers",
    reply: signedInUser,
    errors: ['rule_broken'],
  }),
  resetPassword: endpoint(routes.auth.resetPassword, {
    summary: 'Mail a link that sets a new password; answers the same for an unknown address',
    body: z.strictObject({ email }),
    reply: ok,
    refusedActing: 'all',
  }),
  confirmReset: endpoint(routes.auth.confirmReset, {
    summary: 'Set a new password with the token of the mailed link; closes every session',
    body: z.strictObject({ token: text(200), password, password_confirmation: password }),
    /** `email`: of the account, to sign in with. */
    reply: z.object({ ok: z.literal(true), email: z.string() }),
    errors: ['link_expired', 'rule_broken', 'sso_only'],
  }),
  signinLink: endpoint(routes.auth.signinLink, {
    summary: 'Mail a link that signs in once, for 15 minutes; answers the same for an unknown address',
    body: z.strictObject({ email }),
    reply: ok,
    refusedActing: 'all',
  }),
  confirmEmail: endpoint(routes.auth.confirmEmail, {
    summary:
      'Confirm a registered or a changed address with the token of the mailed link; a change closes the other sessions. In another browser than that of the registration, its password is removed, and the reply has a token that sets a new one',
    body: z.strictObject({ token: text(200) }),
    reply: z.object({
      ...ok.shape,
      /** For `confirmReset`, valid for an hour; null if the password stays. */
      password_token: z.nullable(z.string()),
    }),
    errors: ['link_expired', 'already_taken'],
  }),
  changePassword: endpoint(routes.auth.changePassword, {
    summary: 'Change the own password; the other sessions are closed',
    body: z.strictObject({ current_password: password, password, password_confirmation: password }),
    reply: ok,
    errors: ['rule_broken', 'sso_only'],
    refusedActing: 'all',
  }),
  me: endpoint(routes.auth.me, {
    summary: 'The signed-in user as sign-in answers it',
    reply: signedInUser,
    beforeFactor: true,
  }),
  sessions: endpoint(routes.auth.sessions, {
    summary: 'The own open sessions, newest first',
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
          /** Whether it is an impersonation session. */
          isActing: z.boolean(),
        }),
      ),
    }),
  }),
  closeSession: endpoint(routes.auth.closeSession, {
    summary: 'Close one of the own sessions',
    params: z.object({ id }),
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.auth>
