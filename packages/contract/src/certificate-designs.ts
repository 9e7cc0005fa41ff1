import {
  type CertificateDesign,
  certificateFieldKinds,
  certificateLimits,
  certificateTemplates,
} from '@deckle/core/certificates/certificate-design.ts'
import { sampleLanguages } from '@deckle/core/certificates/sample-values.ts'
import { courseLimits } from '@deckle/core/course/course.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import {
  can,
  color,
  id,
  idParams,
  line,
  mediaId,
  moment,
  ok,
  page,
  pageQuery,
  text,
  wholeNumber,
} from './kit/shapes.ts'
import { undrawableFields } from './models/undrawable.ts'
import { routes } from './routes.ts'

/** A place or length that is on the page or near it; `designProblems` says more. */
const millimetres = z.number().check(z.gte(-300), z.lte(300))

const field = z.strictObject({
  kind: z.enum(certificateFieldKinds),
  x: millimetres,
  y: millimetres,
  width: millimetres,
  height: millimetres,
  align: z.enum(['left', 'center', 'right']),
  size: z.number().check(z.gte(certificateLimits.size.min), z.lte(certificateLimits.size.max)),
  color,
  font: z.enum(['sans', 'serif']),
  bold: z.boolean(),
  text: text(certificateLimits.text),
  image: mediaId,
})

const design = z.strictObject({
  language: z.enum(languages),
  background: z.union([
    z.strictObject({ template: z.enum(certificateTemplates), accent: color }),
    z.strictObject({ image: mediaId }),
  ]),
  fields: list(field, { max: certificateLimits.fields }),
})

/** Not validated again: it passed `design` when it was saved. */
const stored = z.custom<CertificateDesign>()

const certificateDesign = z.object({
  id,
  name: z.string(),
  design: stored,
  /** Counts saves; a save names the revision that it edits. */
  revision: z.number(),
  /** Number of faults that keep certificates from being issued by it. */
  problems: z.number(),
  /** The design's own texts that PDFs can't draw. */
  undrawable: undrawableFields,
  /** Null once the person is gone. */
  owner: z.nullable(z.object({ id, name: z.string() })),
  updatedAt: moment,
  can: can('edit', 'delete'),
})
export type CertificateDesignRow = Output<typeof certificateDesign>

const one = z.object({ certificate_design: certificateDesign })

/** What certificates look like. The built-in templates can't be edited; a design may begin as one of them. */
export const certificate_designs = {
  list: endpoint(routes.certificate_designs.list, {
    summary: 'Designs of the client, last changed first, and the built-in templates in the caller’s language',
    query: z.object({ ...pageQuery, search: z.optional(text(100)) }),
    reply: z.extend(page('certificate_designs', certificateDesign), {
      templates: z.array(z.object({ id: z.enum(certificateTemplates), design: stored })),
    }),
    errors: ['bad_cursor'],
  }),
  create: endpoint(routes.certificate_designs.create, {
    summary: 'Create a design',
    body: z.strictObject({ name: line(certificateLimits.name), design }),
    reply: one,
    errors: ['rule_broken'],
  }),
  preview: endpoint(routes.certificate_designs.preview, {
    summary: 'A certificate of a design, saved or not, with sample values in a language, as PDF',
    body: z.strictObject({ design, language: z._default(z.enum(sampleLanguages), 'en') }),
    reply: z.string(),
    replyType: 'application/pdf',
  }),
  check: endpoint(routes.certificate_designs.check, {
    summary:
      'What certificates of a course would print as boxes, as no font has the characters: texts of the design, title, organisation',
    body: z.strictObject({
      /** A built-in template, or the id of a design. */
      template: text(100),
      title: text(courseLimits.title),
      language: z.enum(languages),
    }),
    reply: z.object({ undrawable: undrawableFields }),
  }),
  show: endpoint(routes.certificate_designs.show, {
    summary: 'One design',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  update: endpoint(routes.certificate_designs.update, {
    summary: 'Change a design; over a newer revision 409 with the newer design. Issued certificates stay as they are',
    params: idParams,
    body: z.strictObject({
      revision: wholeNumber,
      name: z.optional(line(certificateLimits.name)),
      design: z.optional(design),
    }),
    reply: one,
    errors: ['not_found', 'revision_conflict'],
  }),
  delete: endpoint(routes.certificate_designs.delete, {
    summary: 'Delete a design for good; issued certificates stay as they are',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.certificate_designs>
