import { packageFormats } from '@deckle/core/deck/package-format.ts'
import { packageAttempts, packageStatuses } from '@deckle/core/deck/package-options.ts'
import { faultCodes } from '@deckle/core/formula/fault.ts'
import { FORMULA_LENGTH } from '@deckle/core/formula/formula.ts'
import { variableNames } from '@deckle/core/formula/variables.ts'
import { updatePolicies } from '@deckle/core/version/version.ts'
import { partialRecord } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { branding } from './people.ts'
import { id, text } from './shapes.ts'

/** What every visitor's browser must know before anyone signs in. */
export const configuration = z.object({
  appName: z.string(),
  version: z.string(),
  latestVersion: z.string(),
  updatePolicy: z.enum(updatePolicies),
  registration: z.boolean(),
  guest: z.boolean(),
  captcha: z.object({ kind: z.enum(['proof-of-work', 'recaptcha']), siteKey: z.nullable(z.string()) }),
  branding,
})

/** Characters of `&amp;`, the longest way in which one character of a formula may be stored. */
const longestEscape = 5

export const utilities = {
  fetchConfig: endpoint({
    method: 'GET',
    path: '/config/fetch',
    summary: 'Public configuration',
    access: 'public',
    reply: z.object({ config: configuration }),
  }),
  upsertConfig: endpoint({
    method: 'POST',
    path: '/config/upsert',
    summary: 'Change the configuration (Superadmin)',
    access: 'admin.use',
    body: z.strictObject({
      latestVersion: z.optional(z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/))),
      updatePolicy: z.optional(z.enum(updatePolicies)),
      registration: z.optional(z.boolean()),
    }),
    reply: z.object({ config: configuration }),
  }),
  captchaChallenge: endpoint({
    method: 'GET',
    path: '/utilities/captcha',
    summary: 'A challenge of the self-hosted captcha, to be solved by the browser',
    access: 'public',
    reply: z.record(z.string(), z.unknown()),
  }),
  verifyCaptcha: endpoint({
    method: 'POST',
    path: '/utilities/recaptcha',
    summary: 'Check a solved captcha',
    access: 'public',
    body: z.strictObject({ token: text(8000) }),
    reply: z.object({ success: z.boolean() }),
  }),
  evalFormula: endpoint({
    method: 'POST',
    path: '/utilities/eval_formula',
    summary: 'Evaluate a formula: `result`, or `error` with the reason and its place',
    access: 'signed-in',
    body: z.strictObject({
      formula: text(FORMULA_LENGTH * longestEscape),
      variables: z.optional(partialRecord(z.enum(variableNames), z.number().check(z.gte(-1e15), z.lte(1e15)))),
    }),
    reply: z.object({
      result: z.optional(z.union([z.number(), z.boolean()])),
      /** `Error`, as the audience sees it (product.md §7). */
      error: z.optional(z.literal('Error')),
      /** For the author: why, in words, and where in the formula (UTF-16 units, escaped symbols converted). */
      reason: z.optional(z.object({ code: z.enum(faultCodes), words: z.string(), at: z.number(), length: z.number() })),
    }),
    errors: ['too_often'],
  }),
  scormify: endpoint({
    method: 'POST',
    path: '/utilities/scormify/{id}',
    summary:
      'A deck as a package for learning platforms, or as a page: it plays without this server and carries the right answers',
    access: 'deck.publish',
    params: z.object({ id }),
    query: z.object({
      format: z.optional(z.enum(packageFormats)),
      /** What an LMS is told: of the first try only, or of the best one; of who passes and who fails; of each answer. */
      attempts: z.optional(z.enum(packageAttempts)),
      status: z.optional(z.enum(packageStatuses)),
      interactions: z.optional(z.enum(['true', 'false'])),
    }),
    reply: z.string(),
    replyType: 'application/zip',
    errors: ['not_found', 'not_publishable', 'plan_limit'],
  }),
} as const
