import { createHash } from 'node:crypto'
import { CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT } from './contexts.ts'

export interface AchievementDetails {
  /** Address of the certificate's public page, which is the credential's id. */
  readonly address: string
  readonly issuer: { readonly did: string; readonly name: string; readonly address: string }
  /** `identityHash` is of the e-mail address and the salt. */
  readonly person: { readonly name: string; readonly identityHash: string; readonly salt: string }
  readonly course: {
    /** Stays the same for all who complete it. */
    readonly id: string
    readonly title: string
    readonly summary: string
    /** What one had to do. */
    readonly criteria: string
    readonly language: string
  }
  readonly percentage: number | null
  /** ISO 8601 with time zone. */
  readonly issuedAt: string
  readonly validUntil: string | null
  readonly status: { readonly list: string; readonly index: number }
}

/** An Open Badges 3.0 credential, not signed yet. */
export function createCredential({
  address,
  issuer,
  person,
  course,
  percentage,
  status,
  ...dates
}: AchievementDetails) {
  const scale = `${course.id}#percentage`
  const summary = course.summary.trim() || course.title
  return {
    '@context': [CREDENTIALS_CONTEXT, OPEN_BADGES_CONTEXT],
    id: address,
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: course.title,
    issuer: { id: issuer.did, type: ['Profile'], name: issuer.name, url: issuer.address },
    validFrom: dates.issuedAt,
    ...(dates.validUntil !== null && { validUntil: dates.validUntil }),
    awardedDate: dates.issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: person.name, identityType: 'name' },
        {
          type: 'IdentityObject',
          hashed: true,
          identityHash: person.identityHash,
          identityType: 'emailAddress',
          salt: person.salt,
        },
      ],
      achievement: {
        id: course.id,
        type: ['Achievement'],
        achievementType: 'Course',
        name: course.title,
        description: summary,
        criteria: { narrative: course.criteria },
        inLanguage: course.language,
        ...(percentage !== null && {
          resultDescription: [
            {
              id: scale,
              type: ['ResultDescription'],
              name: 'Percentage',
              resultType: 'Percent',
              valueMin: '0',
              valueMax: '100',
            },
          ],
        }),
      },
      ...(percentage !== null && {
        result: [{ type: ['Result'], resultDescription: scale, value: String(percentage) }],
      }),
    },
    credentialStatus: {
      id: `${status.list}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(status.index),
      statusListCredential: status.list,
    },
  }
}

/** Who knows the address finds it is the one; the address can't be read from it. */
export function hashIdentity(identity: string, salt: string): string {
  return `sha256$${createHash('sha256').update(`${identity}${salt}`).digest('hex')}`
}
