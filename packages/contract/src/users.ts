import { courseLimits } from '@deckle/core/course/course.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import { bulkActionNames, type BulkStep, isGoodStep } from '@deckle/core/people/bulk-action.ts'
import { exportColumns } from '@deckle/core/people/export-column.ts'
import { personFieldKinds } from '@deckle/core/people/person-field.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { job } from './jobs.ts'
import { routes } from './routes.ts'
import { branchRow, details, license, personRow, profile, user, userRow } from './models/people.ts'
import { namedPeople, peopleSelection } from './models/people-selection.ts'
import { limit, newPerson } from './models/person.ts'
import { personCalls } from './person.ts'
import { tagIds } from './models/tag.ts'
import { personFilter } from './models/person-filter.ts'
import { email, id, idParams, instant, line, mediaId, moment, ok, page, pageQuery, text } from './kit/shapes.ts'

const listQuery = z.object({
  ...pageQuery,
  search: z.optional(text(100)),
  license_type: z.optional(z.enum(licenseTypes)),
  sort: z._default(z.enum(['name', 'newest', 'oldest']), 'name'),
})

const queryBody = z.strictObject({
  ...listQuery.shape,
  ...personFilter,
  sort: z._default(z.enum(['name', 'email', 'newest', 'oldest', 'last_seen', 'longest_unseen', 'license_end']), 'name'),
  limit: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), 20),
})
const userList = page('users', userRow)
const peopleList = page('users', personRow)
const branchList = page('users', branchRow)
const one = z.object({ user })
const oneJob = z.object({ job })

const bulkBody = z
  .strictObject({
    people: namedPeople,
    action: z.enum(bulkActionNames),
    value: z.optional(z.union([z.null(), text(60), z.strictObject({ name: line(60), value: text(500) })])),
  })
  .check(z.refine<BulkStep>(isGoodStep, { error: 'bad_value', path: ['value'] }))

/** What people can be filtered by beyond what everybody has. */
const facets = z.object({
  tags: z.array(z.object({ id, name: z.string(), color: z.string() })),
  fields: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(personFieldKinds),
      choices: z.array(z.string()),
      canChange: z.boolean(),
    }),
  ),
})

/** product.md §7 "Users". */
export const users = {
  ...personCalls,
  listBasic: endpoint(routes.users.listBasic, {
    summary: 'Active people: of the client for Admins, of the own branch for Managers',
    query: listQuery,
    reply: userList,
    errors: ['bad_cursor'],
  }),
  listDeactivated: endpoint(routes.users.listDeactivated, {
    summary: 'Deactivated people: of the client for Admins, of the own branch for Managers',
    query: listQuery,
    reply: userList,
    errors: ['bad_cursor'],
  }),
  listQuery: endpoint(routes.users.listQuery, {
    summary: 'People who match every condition; active ones unless `status` says otherwise',
    body: queryBody,
    reply: peopleList,
    errors: ['bad_cursor'],
  }),
  count: endpoint(routes.users.count, {
    summary: 'How many people match every condition',
    body: z.strictObject(personFilter),
    reply: z.object({ total: z.number() }),
  }),
  facets: endpoint(routes.users.facets, {
    summary: 'Tags of people, and the fields that the client keeps of them as far as the caller sees them',
    reply: facets,
  }),
  bulk: endpoint(routes.users.bulk, {
    summary: 'Do one thing to many people, in the background: answers the job',
    body: bulkBody,
    bodyValues: 4000,
    reply: oneJob,
    errors: ['rule_broken'],
  }),
  export: endpoint(routes.users.export, {
    summary: 'Write people to a CSV file, in the background: answers the job, which makes the file',
    body: z.strictObject({
      people: peopleSelection,
      columns: z.optional(list(z.enum(exportColumns), { min: 1, max: exportColumns.length })),
    }),
    bodyValues: 4000,
    reply: oneJob,
  }),
  listSearch: endpoint(routes.users.listSearch, {
    summary: 'Active people whose name, e-mail or username holds a text',
    body: queryBody,
    reply: peopleList,
    errors: ['bad_cursor'],
  }),
  show: endpoint(routes.users.show, {
    summary: 'One person',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  ancestors: endpoint(routes.users.ancestors, {
    summary: 'Managers above a person, nearest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: userList,
    errors: ['not_found', 'bad_cursor'],
  }),
  children: endpoint(routes.users.children, {
    summary: 'People whose manager this is, by name, each with how many are below',
    params: idParams,
    query: z.object(pageQuery),
    reply: branchList,
    errors: ['not_found', 'bad_cursor'],
  }),
  descendants: endpoint(routes.users.descendants, {
    summary: 'Everyone below a person in the tree, each after their manager',
    params: idParams,
    query: z.object(pageQuery),
    reply: userList,
    errors: ['not_found', 'bad_cursor'],
  }),
  roots: endpoint(routes.users.roots, {
    summary: 'The top of the tree as far as the caller sees it, each with how many are below',
    query: z.object(pageQuery),
    reply: branchList,
    errors: ['bad_cursor'],
  }),
  create: endpoint(routes.users.create, {
    summary: 'Create a person: by an Admin, or by registration where it is on',
    body: newPerson,
    reply: one,
    errors: ['registration_off', 'captcha_failed', 'already_taken', 'rule_broken', 'not_allowed', 'plan_limit'],
  }),
  resendConfirmation: endpoint(routes.users.resendConfirmation, {
    summary: 'Mail another link that confirms a registered address; answers the same for an unknown or a confirmed one',
    body: z.strictObject({ email }),
    reply: ok,
    refusedActing: 'all',
  }),
  createEnroll: endpoint(routes.users.createEnroll, {
    summary: 'Create a person and enrol them in courses, all or nothing',
    body: z.strictObject({
      ...newPerson.shape,
      courses: z._default(list(id, { max: courseLimits.perNewPerson }), []),
      due_at: z.optional(instant),
    }),
    reply: z.object({ user, enrolments: z.array(z.object({ course: id, due_at: z.nullable(moment) })) }),
    errors: ['already_taken', 'rule_broken', 'not_allowed', 'plan_limit'],
  }),
  invite: endpoint(routes.users.invite, {
    summary: 'Mail a link for setting the password, valid for seven days; earlier links become invalid',
    params: idParams,
    reply: one,
    errors: ['not_found', 'rule_broken', 'too_often'],
  }),
  delete: endpoint(routes.users.delete, {
    summary:
      'Move a person to the bin for 30 days; decks and files go to the manager, else to the caller, reports to the manager',
    params: idParams,
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  restore: endpoint(routes.users.restore, {
    summary: 'Restore a person from the bin; decks and files that were handed over stay with their new owner',
    params: idParams,
    reply: one,
    errors: ['not_found', 'plan_limit'],
  }),
  erase: endpoint(routes.users.erase, {
    summary: 'Delete a person permanently, in the bin or not; needs a recent proof of identity and can’t be undone',
    params: idParams,
    reply: ok,
    errors: ['not_found', 'rule_broken', 'proof_needed'],
    refusedActing: 'all',
  }),
  updateDetails: endpoint(routes.users.updateDetails, {
    summary: 'Replace the details of a person and, where given, their tags',
    params: idParams,
    body: z.strictObject({ details, tags: z.optional(tagIds) }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  updateManager: endpoint(routes.users.updateManager, {
    summary: 'Set the manager; a cycle is refused',
    params: idParams,
    body: z.strictObject({ manager: z.nullable(id) }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  updateLicense: endpoint(routes.users.updateLicense, {
    summary: 'Change the licence: type and end by Admins, limits by Superadmins',
    params: idParams,
    body: z.strictObject({
      license_type: z.optional(z.enum(licenseTypes)),
      maxUsers: z.optional(limit),
      maxSpace: z.optional(limit),
      expires_at: z.optional(instant),
    }),
    reply: one,
    errors: ['not_found', 'not_allowed', 'rule_broken'],
  }),
  updateProfile: endpoint(routes.users.updateProfile, {
    summary: 'Replace the profile of a person. With `before`, refused where somebody else has changed it since',
    params: idParams,
    body: z.strictObject({
      profile,
      /** The profile that the caller saw. */
      before: z.optional(profile),
    }),
    reply: one,
    errors: ['not_found', 'conflict'],
  }),
  updateSelf: endpoint(routes.users.updateSelf, {
    summary:
      'Change the own name, picture, language or time zone. A changed e-mail needs `current_password`, of who has none a sign-in or a proof of the last ten minutes; a link goes to the new address, and the present one stays until it is opened',
    body: z.strictObject({
      first_name: z.optional(line(60)),
      last_name: z.optional(text(60)),
      image: z.optional(mediaId),
      language: z.optional(z.enum(interfaceLanguages)),
      /** IANA name, as `Asia/Kolkata`. */
      time_zone: z.optional(line(60)),
      is_public: z.optional(z.boolean()),
      /** Outsiders see points and certificates on a public profile. */
      shows_results: z.optional(z.boolean()),
      /** On leaderboards others see no name and no picture. */
      hides_name: z.optional(z.boolean()),
      email: z.optional(email),
      current_password: z.optional(text(1000)),
    }),
    reply: one,
    errors: ['rule_broken', 'proof_needed'],
    refusedActing: ['email', 'current_password'],
  }),
  resendEmail: endpoint(routes.users.resendEmail, {
    summary: 'Mail the link that confirms the changed address again; the previous link is no longer valid',
    reply: one,
    errors: ['not_found'],
    refusedActing: 'all',
  }),
  withdrawEmail: endpoint(routes.users.withdrawEmail, {
    summary: 'Keep the present address: the pending change is dropped',
    reply: one,
    refusedActing: 'all',
  }),
  activate: endpoint(routes.users.activate, {
    summary: 'Let a person sign in again',
    params: idParams,
    reply: one,
    errors: ['not_found', 'plan_limit'],
  }),
  deactivate: endpoint(routes.users.deactivate, {
    summary: 'Keep a person from signing in; closes the sessions',
    params: idParams,
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  showLicense: endpoint(routes.users.showLicense, {
    summary: 'The own licence with its use',
    params: idParams,
    reply: z.object({ license }),
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.users>
