import { leadFormLimits } from '@deckle/core/deck/lead-form/lead-form-limits.ts'
import { list, record } from '@deckle/slides/fields/bounded.ts'
import { base64Text, codeText, cutText, patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { answer } from './models/answer.ts'
import { ending, verdict } from './models/ending.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { playEvents } from './models/play-events.ts'
import { sourceTag } from './models/source-tag.ts'
import { routes } from './routes.ts'
import { email, givenMoment, id, itemId, ok, text } from './kit/shapes.ts'

const shortid = patternText(8, /^[1-9A-HJ-NP-Za-km-z]{8}$/)
const slideId = itemId

const token = text(400)
const pass = text(1000)

/** A larger file is streamed; this many bytes are sent as base64 in JSON. */
export const INLINE_FILE_BYTES = 1_000_000

const givenAnswer = z.strictObject({
  id,
  slideId,
  answer,
  /** Visible milliseconds on the slide. */
  spent: z.number().check(z.int(), z.gte(0), z.lte(86_400_000)),
})

/** Where a person came from, the first or the last time, as their browser noted it. */
const touch = z.strictObject({
  at: givenMoment,
  source: cutText(100),
  medium: cutText(100),
  campaign: cutText(100),
  referrer: cutText(300),
  landing: cutText(300),
})

/** A lead without its attempt's token. */
const givenLead = z.strictObject({
  id,
  /** By the id of the field. */
  fields: record(itemId, text(1000), leadFormLimits.fields),
  consent: z.boolean(),
  first_touch: z.optional(touch),
  last_touch: z.optional(touch),
})

/** What a closed page had not sent yet. Answers are in the order in which they were given. */
const unsent = {
  answers: z.optional(list(givenAnswer, { max: 50 })),
  lead: z.optional(givenLead),
}
/** 50 answers with up to 100 options each. */
const unsentValues = 6000

const fileReply = z.object({ file: z.object({ id, name: z.string(), size: z.number() }) })
const fileErrors = [
  'not_found',
  'gone',
  'answer_rejected',
  'conflict',
  'plan_limit',
  'too_large',
  'unsupported_type',
] as const

/** What a visitor shows, by how the deck is published, and that it may be finished. */
const enter = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pin'), pin: codeText(12, /./) }),
  z.strictObject({ kind: z.literal('email'), email }),
  z.strictObject({ kind: z.literal('code'), email, code: codeText(6, /^\d{6}$/, 'bad_code') }),
  z.strictObject({ kind: z.literal('members') }),
  z.strictObject({ kind: z.literal('invite'), invite: patternText(60, /^[\w-]{10,60}$/, 'bad_address') }),
  /** The pass of an earlier reply, while it is good: its page is opened anew. */
  z.strictObject({ kind: z.literal('pass'), pass }),
  /** Of a deck that takes nobody new any more: the token of an attempt that was begun in time. */
  z.strictObject({ kind: z.literal('attempt'), token }),
])
export type Enter = Output<typeof enter>

/**
 * Playing a published deck, as a stranger or signed in. An attempt is pinned to the version it began on:
 * its token (from `begin`) says which, and is signed by the server.
 */
export const play = {
  enter: endpoint(routes.play.enter, {
    summary:
      'Show what a deck asks for before it is shown. The pass begins an attempt; the opening opens its page, once and soon (`?pass=`). Nulls: a code was sent by mail',
    params: z.object({ shortid }),
    body: enter,
    bodyLimit: 4096,
    reply: z.object({ pass: z.nullable(z.string()), opening: z.nullable(z.string()) }),
    errors: ['not_found', 'gone', 'not_allowed'],
  }),
  begin: endpoint(routes.play.begin, {
    summary:
      'Begin an attempt under an id and a secret made by the player; saying it twice with the same secret changes nothing. A page that is closed before it has a token adds its unsent answers and its lead; invalid ones are skipped',
    params: z.object({ shortid }),
    body: z.strictObject({
      id,
      versionId: id,
      language: z.optional(text(10)),
      source: z.optional(sourceTag(100)),
      medium: z.optional(sourceTag(100)),
      campaign: z.optional(sourceTag(100)),
      timezone: z.optional(text(60)),
      /** Of `enter`, where the deck asks for something first. */
      pass: z.optional(pass),
      /** Made by the player with the attempt's id, and shown whenever the attempt is begun again: who has it, or is the user who began, gets the token again. */
      secret: z.optional(patternText(64, /^[\w-]{22,64}$/)),
      /** A token of the attempt, however old: shows the same, where the player made no secret. */
      token: z.optional(token),
      ...unsent,
    }),
    bodyValues: unsentValues,
    bodyLimit: 64 * 1024,
    reply: z.object({ attempt: z.object({ id, token }) }),
    errors: ['not_found', 'gone', 'not_allowed'],
  }),
  answer: endpoint(routes.play.answer, {
    summary:
      'Store one answer under an id made by the player; the reply is the verdict. Stored once however often it is sent; refused (rule_broken) once the attempt has come to its end',
    params: z.object({ id }),
    body: z.strictObject({ token, answer: givenAnswer }),
    bodyLimit: 64 * 1024,
    reply: z.object({ verdict }),
    errors: ['not_found', 'gone', 'answer_rejected', 'rule_broken'],
  }),
  leave: endpoint(routes.play.leave, {
    summary:
      'Store the unsent answers and lead of a page that is closed, answers in their order, each once by its id; invalid ones are skipped',
    params: z.object({ id }),
    body: z.strictObject({ token, ...unsent }),
    bodyValues: unsentValues,
    bodyLimit: 64 * 1024,
    reply: ok,
    errors: ['not_found', 'gone'],
  }),
  resume: endpoint(routes.play.resume, {
    summary:
      "Where a signed-in person stands: the attempt they began last, if it is open; null for none. With `mine`, the device's own attempt is noted as theirs",
    params: z.object({ shortid }),
    body: z.strictObject({ versionId: id, mine: z.optional(z.strictObject({ id, token })) }),
    bodyLimit: 4096,
    reply: z.object({
      attempt: z.nullable(
        z.object({
          id,
          token: z.string(),
          /** The oldest first, each with what was told. */
          answers: z.array(z.object({ slideId: z.string(), answer, verdict })),
        }),
      ),
    }),
    errors: ['not_found', 'gone'],
  }),
  upload: endpoint(routes.play.upload, {
    summary:
      'Hand in a file of at most 1 MB for an uploader slide, under an id made by the player; an answer then names it. Saying it twice changes nothing',
    params: z.object({ id }),
    body: z.strictObject({
      token,
      file: z.strictObject({
        id,
        slideId,
        name: text(255),
        /** Base64. */
        data: base64Text(INLINE_FILE_BYTES),
      }),
    }),
    bodyLimit: 1_500_000,
    reply: fileReply,
    errors: fileErrors,
  }),
  uploadStream: endpoint(routes.play.uploadStream, {
    summary:
      'The same as multipart, with `token`, `id` and `slideId` before the field `file`; refused at 2.5 × maxSpace',
    files: ['file'],
    params: z.object({ id }),
    body: z.strictObject({ token, id, slideId }),
    bodyLimit: 260 * 1024 * 1024,
    reply: fileReply,
    errors: fileErrors,
  }),
  complete: endpoint(routes.play.complete, {
    summary:
      'Reach the end, once every answer is stored: nothing more is taken. The reply is what the end shows; saying it twice tells the same. Without any answer nothing is closed, and no result told',
    params: z.object({ id }),
    body: z.strictObject({ token }),
    bodyLimit: 16 * 1024,
    reply: z.object({ ending }),
    errors: ['not_found', 'gone'],
  }),
  lead: endpoint(routes.play.lead, {
    summary:
      "Send the deck's lead form, under an id made by the player: sent again, nothing changes. The version's form says what must be filled in; `first_touch` and `last_touch` are stored where the person agrees to its consent text",
    params: z.object({ id }),
    body: z.extend(givenLead, { token }),
    bodyLimit: 64 * 1024,
    reply: z.object({ lead: z.object({ id }) }),
    errors: ['not_found', 'gone', 'answer_rejected', 'plan_limit'],
  }),
  tracker: endpoint(routes.play.tracker, {
    summary: 'Up to 50 events of a player, each counted once by its id',
    body: z.strictObject({
      events: list(
        z.strictObject({
          id,
          event: z.enum(playEvents),
          deck_id: id,
          slide_id: z.optional(z.nullable(slideId)),
          attempt_id: z.optional(z.nullable(id)),
          /** Milliseconds since 1970 by the player's clock; kept beside the server's. */
          t: z.number().check(z.int(), z.gte(0), z.lte(8_640_000_000_000_000)),
          value: z.optional(z.nullable(z.number().check(z.gte(-1e12), z.lte(1e12)))),
        }),
        { min: 1, max: 50 },
      ),
      /** Of `enter`, where their deck asks for something first. */
      pass: z.optional(pass),
    }),
    bodyLimit: 64 * 1024,
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.play>
