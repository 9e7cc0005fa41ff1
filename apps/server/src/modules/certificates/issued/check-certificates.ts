import type { CertificateValues } from '@deckle/core/certificates/certificate-design.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import type { Db } from '../../../db/database.ts'
import { findIssuer } from '../issuer.ts'
import { charactersOf, undrawableFields, type UndrawableField } from '../render/undrawable-fields.ts'
import { designOf } from './design-of.ts'

type Certified = Pick<CourseContent, 'title' | 'language'> & { readonly certificate: { readonly template: string } }

/** What a course's certificates would print as boxes. */
interface CertificateCheck {
  /** On each of them. */
  readonly texts: readonly UndrawableField[]
  /** Beside these, on that of a person: distinct characters. */
  readonly ofName: (name: string) => readonly string[]
}

/** Of a course as its certificates would be issued now. */
export async function checkCertificates(db: Db, clientId: string, course: Certified): Promise<CertificateCheck> {
  const { title, language, certificate } = course
  const [design, issuer] = await Promise.all([
    designOf(db, clientId, { template: certificate.template, language }),
    findIssuer(db, clientId),
  ])
  const values: CertificateValues = {
    name: '',
    course: title,
    issuer: issuer.name,
    number: '',
    address: '',
    issuedOn: '2026-01-01',
    validUntil: '2026-01-01',
    percentage: 100,
  }
  const names = { ...design, fields: design.fields.filter(({ kind }) => kind === 'name') }
  const texts = undrawableFields(design, values)
  const known = new Set(charactersOf(texts))
  return {
    texts,
    ofName: (name) =>
      charactersOf(undrawableFields(names, { ...values, name })).filter((character) => !known.has(character)),
  }
}
