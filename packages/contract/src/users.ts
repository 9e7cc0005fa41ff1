import { licenseTypes } from '@deckle/core/access/access.ts'
import { bulkActionNames, type BulkStep, isGoodStep } from '@deckle/core/people/bulk-action.ts'
import { exportColumns } from '@deckle/core/people/export-column.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { job } from './jobs.ts'
import { routes } from './routes.ts'
import { branchRow, details, license, personRow, profile, user, userRow } from './models/people.ts'
import { peopleSelection } from './models/people-selection.ts'
import { personFilter } from './models/person-filter.ts'
import { email, id, idParams, line, mediaId, moment, page, pageQuery, text } from './kit/shapes.ts'

const listQuery = z.object({
  ...pageQuery,
  search: z.optional(text(100)),
  license_type: z.optional(z.enum(licenseTypes)),
  sort: z._default(z.enum(['name', 'newest', 'oldest']), 'name'),
})

const unusedLimit = z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))

const queryBody = z.strictObject({
  ...listQuery.shape,
  ...personFilter,
  sort: z._default(z.enum(['name', 'email', 'newest', 'oldest', 'last_seen', 'longest_unseen']), 'name'),
  limit: z._default(z.number().check(z.int(), z.gte(1), z.lte(100)), 20),
})
const userList = page('users', userRow)
const peopleList = page('users', personRow)
const branchList = page('users', branchRow)
const one = z.object({ user })
const oneJob = z.object({ job })

const bulkBody = z
  .strictObject({
    people: peopleSelection,
    action: z.enum(bulkActionNames),
    value: z.optional(z.union([z.null(), text(60), z.strictObject({ name: line(60), value: text(500) })])),
  })
  .check(z.refine<BulkStep>(isGoodStep, { error: 'bad_value', path: ['value'] }))

/** What people can be filtered by beyond what everybody has. */
const facets = z.object({
  tags: z.array(z.object({ id, name: z.string(), color: z.string() })),
  fields: z.array(
    z.object({ name: z.string(), kind: z.string(), choices: z.array(z.string()), canChange: z.boolean() }),
  ),
})

/** A token issued by an Admin, without its secret. */
const authtoken = z.object({
  id,
  userId: id,
  uses: z.number(),
  used: z.number(),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: z.nullable(moment),
  revokedAt: z.nullable(moment),
  issuedBy: z.nullable(id),
  isGood: z.boolean(),
})
export type Authtoken = Output<typeof authtoken>

/** product.md §7 "Users". */
export const users = {
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
    body: z.strictObject({
      email,
      password: text(1000),
      name: z.optional(line(120)),
      first_name: z.optional(text(60)),
      last_name: z.optional(text(60)),
      username: z.optional(line(100)),
      manager: z.optional(z.nullable(id)),
      details: z.optional(details),
      license_type: z.optional(z.enum(licenseTypes)),
      /** Sent by the specification's registration: its shape is validated, its values are ignored. */
      license: z.optional(
        z.strictObject({
          license_type: z.optional(text(40)),
          maxUsers: z.optional(unusedLimit),
          maxSpace: z.optional(unusedLimit),
        }),
      ),
      captcha: z.optional(text(8000)),
    }),
    reply: one,
    errors: ['registration_off', 'captcha_failed', 'already_taken', 'rule_broken', 'not_allowed', 'plan_limit'],
  }),
  updateDetails: endpoint(routes.users.updateDetails, {
    summary: 'Replace the details of a person',
    params: idParams,
    body: z.strictObject({ details }),
    reply: one,
    errors: ['not_found'],
  }),
  updateManager: endpoint(routes.users.updateManager, {
    summary: 'Set the manager; a cycle is refused',
    params: idParams,
    body: z.strictObject({ manager: z.nullable(id) }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  updateLicense: endpoint(routes.users.updateLicense, {
    summary: 'Set the licence type',
    params: idParams,
    body: z.strictObject({ license_type: z.enum(licenseTypes) }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  updateProfile: endpoint(routes.users.updateProfile, {
    summary: 'Replace the profile of a person',
    params: idParams,
    body: z.strictObject({ profile }),
    reply: one,
    errors: ['not_found'],
  }),
  updateSelf: endpoint(routes.users.updateSelf, {
    summary:
      'Change the own name, picture, language or time zone. A changed e-mail needs `current_password`; a link goes to the new address, and the present one stays until it is opened',
    body: z.strictObject({
      first_name: z.optional(line(60)),
      last_name: z.optional(text(60)),
      image: z.optional(mediaId),
      language: z.optional(z.enum(interfaceLanguages)),
      /** IANA name, as `Asia/Kolkata`. */
      time_zone: z.optional(line(60)),
      email: z.optional(email),
      current_password: z.optional(text(1000)),
    }),
    reply: one,
    errors: ['rule_broken'],
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
  createAuthtoken: endpoint(routes.users.createAuthtoken, {
    summary: 'Issue a token that signs a person in, for some days and uses; the token is shown only now',
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
    summary: 'Tokens that were issued for a person, newest first; never the tokens themselves',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('authtokens', authtoken),
    errors: ['not_found', 'bad_cursor'],
  }),
  revokeAuthtoken: endpoint(routes.users.revokeAuthtoken, {
    summary: 'Revoke a token: it signs nobody in any more',
    params: z.object({ id, token_id: id }),
    reply: z.object({ authtoken }),
    errors: ['not_found'],
    refusedActing: 'all',
  }),
  activate: endpoint(routes.users.activate, {
    summary: 'Let a person sign in again',
    params: idParams,
    reply: one,
    errors: ['not_found'],
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
