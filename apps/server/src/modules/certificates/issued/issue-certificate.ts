import { randomBytes } from 'node:crypto'
import type { CertificateDesign, CertificateValues } from '@deckle/core/certificates/certificate-design.ts'
import type { Language } from '@deckle/core/deck/deck.ts'
import { certificateNumberFrom } from '@deckle/core/learning/certificate-number.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { sendNotification } from '../../notifications/index.ts'
import { hashIdentity } from '../credential/achievement-credential.ts'
import { findIssuer } from '../issuer.ts'
import { charactersOf, undrawableFields } from '../render/undrawable-fields.ts'
import { designOf } from './design-of.ts'
import { daysOf } from './present.ts'
import { findOfRound, findPerson, insertCertificate, takeNumber, takePlace } from './queries.ts'

export interface CertificateToIssue {
  readonly clientId: string
  readonly courseId: string
  readonly userId: string
  /** Of the enrolment. */
  readonly round: number
  /** A built-in template, or the id of a design. */
  readonly template: string
  readonly course: {
    readonly title: string
    readonly summary: string
    /** What one had to do (`criteriaText` of core). */
    readonly criteria: string
    readonly language: Language
  }
  readonly percentage: number | null
  readonly issuedAt: Date
  readonly validUntil: Date | null
}

export interface IssuedCertificate {
  readonly id: string
  readonly number: string
  /** False where the round had its certificate already. */
  readonly isNew: boolean
  /** Of a new one that prints boxes: whose it is, and the characters that no font has. */
  readonly boxes: { readonly name: string; readonly characters: readonly string[] } | null
}

type Maker = Pick<Deps, 'newId' | 'now'>

/**
 * Within a transaction, near its end: it holds the client's count of certificates. One for each person and round of a
 * course, however often it is called; the person is told of it. Null for a person who is gone.
 */
export async function issueCertificate(
  trx: Db,
  deps: Maker,
  { course, ...one }: CertificateToIssue,
): Promise<IssuedCertificate | null> {
  const before = await findOfRound(trx, one)
  if (before) return { ...before, isNew: false, boxes: null }
  const person = await findPerson(trx, one.clientId, one.userId)
  if (!person) return null
  const issuer = await findIssuer(trx, one.clientId)
  const design = await designOf(trx, one.clientId, { template: one.template, language: course.language })
  const place = await takePlace(trx, one.clientId)
  // Whoever came first has committed now.
  const meanwhile = await findOfRound(trx, one)
  if (meanwhile) return { ...meanwhile, isNew: false, boxes: null }
  const id = deps.newId()
  const number = await storeCertificate(trx, {
    ...one,
    ...course,
    id,
    place,
    design,
    issuer: issuer.name,
    timeZone: issuer.timeZone,
    person,
  })
  await sendNotification(trx, deps, [one.userId], {
    clientId: one.clientId,
    type: 'certificate',
    words: { key: 'certificate', values: { course: course.title } },
    link: '/certificates',
  })
  const values: CertificateValues = {
    name: person.name,
    course: course.title,
    issuer: issuer.name,
    number,
    address: '',
    ...daysOf({ issued_at: one.issuedAt, valid_until: one.validUntil, time_zone: issuer.timeZone }),
    percentage: one.percentage,
  }
  const characters = charactersOf(undrawableFields(design, values))
  return { id, number, isNew: true, boxes: characters.length > 0 ? { name: person.name, characters } : null }
}

export interface CertificateToStore extends Omit<CertificateToIssue, 'course' | 'template'> {
  readonly id: string
  readonly place: number
  readonly title: string
  readonly summary: string
  readonly criteria: string
  readonly language: Language
  readonly issuer: string
  /** Whose days the certificate names, for as long as it exists. */
  readonly timeZone: string
  readonly design: CertificateDesign
  readonly person: { readonly name: string; readonly email: string }
}

/** Returns its number. */
export async function storeCertificate(trx: Db, one: CertificateToStore): Promise<string> {
  const number = await newNumber(trx, one)
  const salt = randomBytes(16).toString('hex')
  await insertCertificate(trx, {
    client_id: one.clientId,
    id: one.id,
    number,
    course_id: one.courseId,
    user_id: one.userId,
    round: one.round,
    name: one.person.name,
    course: one.title,
    summary: one.summary,
    criteria: one.criteria,
    issuer: one.issuer,
    language: one.language,
    percentage: one.percentage,
    issued_at: one.issuedAt,
    valid_until: one.validUntil,
    time_zone: one.timeZone,
    design: one.design,
    identity_hash: hashIdentity(one.person.email, salt),
    identity_salt: salt,
    place: one.place,
  })
  return number
}

async function newNumber(trx: Db, { clientId, id }: Pick<CertificateToStore, 'clientId' | 'id'>): Promise<string> {
  for (;;) {
    const number = certificateNumberFrom(randomBytes(48))
    if (number !== null && (await takeNumber(trx, { number, client_id: clientId, certificate_id: id }))) return number
  }
}
