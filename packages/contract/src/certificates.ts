import { certificateStates } from '@deckle/core/certificates/certificate-state.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { job } from './jobs.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, line, moment, page, pageQuery, text } from './kit/shapes.ts'
import { undrawableCharacters, undrawableFields } from './models/undrawable.ts'
import { routes } from './routes.ts'

const certificate = z.object({
  id,
  /** `AAAA-9999-AAAA`. */
  number: z.string(),
  /** Of the public page, absolute. */
  address: z.string(),
  course: z.object({ id, title: z.string() }),
  person: z.object({ id, name: z.string() }),
  issuer: z.string(),
  percentage: z.nullable(z.number()),
  issuedAt: moment,
  /** As printed: days of the client's reporting time zone when it was issued, `YYYY-MM-DD`. */
  issuedOn: z.string(),
  validUntil: z.nullable(z.string()),
  state: z.enum(certificateStates),
  revokedAt: z.nullable(moment),
  /** Why it was revoked; '' where it was replaced. */
  reason: z.nullable(z.string()),
  /** Characters that its PDF shows as boxes, as no font has them. */
  undrawable: undrawableCharacters,
  can: can('revoke', 'reissue'),
})
export type Certificate = Output<typeof certificate>

const one = z.object({ certificate })

const signingKey = z.object({
  id,
  /** Ed25519, as Multikey. */
  publicKey: z.string(),
  createdAt: moment,
  /** Null for the one that signs now; certificates signed by others stay genuine. */
  retiredAt: z.nullable(moment),
})

/** Issued certificates (decisions.md §3). They say what was so when they were issued. */
export const certificates = {
  list: endpoint(routes.certificates.list, {
    summary:
      'Own certificates, latest first; with `course_id` those of a course, for who may see its learners. Without `state` replaced ones are left out',
    query: z.object({
      ...pageQuery,
      course_id: z.optional(id),
      search: z.optional(text(100)),
      state: z.optional(z.enum(certificateStates)),
    }),
    reply: page('certificates', certificate),
    errors: ['not_found', 'bad_cursor'],
  }),
  show: endpoint(routes.certificates.show, {
    summary: 'One certificate: the own one, or of a person or a course that the caller reaches',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  pdf: endpoint(routes.certificates.pdf, {
    summary: 'A certificate as A4 PDF',
    params: idParams,
    reply: z.string(),
    replyType: 'application/pdf',
    errors: ['not_found'],
  }),
  revoke: endpoint(routes.certificates.revoke, {
    summary: 'Revoke a certificate; its public page says so at once',
    params: idParams,
    body: z.strictObject({ reason: line(300) }),
    reply: one,
    errors: ['not_found', 'conflict'],
  }),
  check: endpoint(routes.certificates.check, {
    summary:
      'What a certificate would print as boxes if it were reissued: with the name that the person has now, which is `name`',
    params: idParams,
    reply: z.object({ name: z.string(), undrawable: undrawableFields }),
    errors: ['not_found', 'gone'],
  }),
  reissue: endpoint(routes.certificates.reissue, {
    summary: 'Issue a certificate in place of another, with the name that the person has now',
    params: idParams,
    reply: one,
    errors: ['not_found', 'conflict', 'gone'],
  }),
  archive: endpoint(routes.certificates.archive, {
    summary: 'All valid certificates of a course as a ZIP of PDFs, made by a job',
    body: z.strictObject({ course_id: id }),
    reply: z.object({ job }),
    errors: ['not_found'],
  }),
  send: endpoint(routes.certificates.send, {
    summary:
      'Mail the valid certificates of a course to their people: to all or those named, by who may contact its learners; to oneself otherwise',
    body: z.strictObject({ course_id: id, user_ids: z.optional(list(id, { min: 1, max: 1000 })) }),
    reply: z.object({ job }),
    errors: ['not_found'],
  }),
  keys: endpoint(routes.certificates.keys, {
    summary: 'The keys that the client has signed credentials with, the present one first',
    query: z.object(pageQuery),
    reply: page('certificate_keys', signingKey),
    errors: ['bad_cursor'],
  }),
  rotateKey: endpoint(routes.certificates.rotateKey, {
    summary: 'Sign with a new key from now on; what the former ones have signed stays genuine',
    reply: z.object({ certificate_key: signingKey }),
    errors: ['proof_needed', 'rule_broken'],
    refusedActing: 'all',
  }),
} as const satisfies Resource<typeof routes.certificates>
