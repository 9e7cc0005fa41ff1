import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { license, user } from './models/people.ts'
import {
  auditLine,
  authtoken,
  field,
  personAttempt,
  personCourse,
  personDeck,
  publicProfile,
  session,
} from './models/person.ts'
import { id, idParams, moment, ok, page, pageQuery } from './kit/shapes.ts'

/** Endpoints of `users` for one person's page, sessions and tokens. */
export const personCalls = {
  showAdmin: endpoint(routes.users.showAdmin, {
    summary: 'A person with licence, sessions, counts and the latest audit entries; also in the bin',
    params: idParams,
    reply: z.object({
      user,
      license,
      provider: z.enum(['MANUAL', 'OIDC', 'GUEST']),
      confirmed: z.boolean(),
      second_factor: z.boolean(),
      factors: z.object({
        totp: z.boolean(),
        passkeys: z.number(),
        /** Unused ones. */
        recovery_codes: z.number(),
        /** By when the client requires a second factor; null where it does not. */
        due: z.nullable(moment),
        /** Nothing else is open to the person until one is set up. */
        must_set_up: z.boolean(),
        mayReset: z.boolean(),
      }),
      last_seen_at: z.nullable(moment),
      sessions: z.array(session),
      counts: z.object({
        decks: z.number(),
        attempts: z.number(),
        enrolments: z.number(),
        media: z.number(),
        reports: z.number(),
      }),
      audit: z.array(auditLine),
      fields: z.array(field),
      /** Who would receive decks and files on deletion; null if the person can't be deleted. */
      heir: z.nullable(z.object({ id, name: z.string() })),
    }),
    errors: ['not_found'],
  }),
  resetSecondFactor: endpoint(routes.users.resetSecondFactor, {
    summary:
      'Take away the second factors of a person who has lost them; closes the sessions. The person must set up another one, and gets a mail',
    params: idParams,
    reply: ok,
    errors: ['not_found', 'rule_broken'],
    refusedActing: 'all',
  }),
  decks: endpoint(routes.users.decks, {
    summary: 'Decks of a person, last changed first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('decks', personDeck),
    errors: ['not_found', 'bad_cursor'],
  }),
  courses: endpoint(routes.users.courses, {
    summary: 'Courses of a person with their progress, those entered last first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('courses', personCourse),
    errors: ['not_found', 'bad_cursor'],
  }),
  attempts: endpoint(routes.users.attempts, {
    summary: 'Attempts that a person made while signed in, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('attempts', personAttempt),
    errors: ['not_found', 'bad_cursor'],
  }),
  audit: endpoint(routes.users.audit, {
    summary: 'Audit entries about a person, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('entries', auditLine),
    errors: ['not_found', 'bad_cursor'],
  }),
  sessions: endpoint(routes.users.sessions, {
    summary: 'Open sessions of a person, newest first',
    params: idParams,
    reply: z.object({ sessions: z.array(session) }),
    errors: ['not_found'],
  }),
  closeSession: endpoint(routes.users.closeSession, {
    summary: 'Close a session of a person',
    params: z.object({ id, session_id: id }),
    reply: ok,
    errors: ['not_found', 'not_allowed'],
  }),
  profile: endpoint(routes.users.profile, {
    summary: "The profile of a person of the caller's client, or a public profile",
    params: idParams,
    reply: z.object({ profile: publicProfile }),
    errors: ['not_found'],
  }),
  createAuthtoken: endpoint(routes.users.createAuthtoken, {
    summary: 'Issue a sign-in token for a person, limited in days and uses; the token is only in this reply',
    params: idParams,
    body: z.strictObject({
      days: z._default(z.number().check(z.int(), z.gte(1), z.lte(30)), 7),
      uses: z._default(z.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
    }),
    reply: z.object({ authtoken, token: z.string(), link: z.string() }),
    errors: ['not_found', 'rule_broken'],
    refusedActing: 'all',
  }),
  authtokens: endpoint(routes.users.authtokens, {
    summary: 'Sign-in tokens of a person without their secrets, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('authtokens', authtoken),
    errors: ['not_found', 'bad_cursor'],
  }),
  revokeAuthtoken: endpoint(routes.users.revokeAuthtoken, {
    summary: 'Revoke a sign-in token',
    params: z.object({ id, token_id: id }),
    reply: z.object({ authtoken }),
    errors: ['not_found'],
    refusedActing: 'all',
  }),
} as const satisfies Partial<Resource<typeof routes.users>>
