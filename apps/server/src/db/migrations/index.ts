import type { Migration } from 'kysely'
import { up as foundation } from './0001-foundation.ts'
import { up as uploads } from './0002-uploads.ts'
import { up as mediaCrops } from './0003-media-crops.ts'
import { up as versionNames } from './0004-version-names.ts'
import { up as publicationSettings } from './0005-publication-settings.ts'
import { up as attemptsByUser } from './0006-attempts-by-user.ts'
import { up as answersByMonth } from './0007-answers-by-month.ts'
import { up as revisionsFromOne } from './0008-revisions-from-one.ts'
import { up as attemptTags } from './0009-attempt-tags.ts'
import { up as shares } from './0010-shares.ts'
import { up as waysIn } from './0011-ways-in.ts'
import { up as attemptSecrets } from './0012-attempt-secrets.ts'
import { up as sessionEnds } from './0013-session-ends.ts'
import { up as invites } from './0014-invites.ts'

/** In order, forward only. A released migration is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': { up: foundation },
  '0002-uploads': { up: uploads },
  '0003-media-crops': { up: mediaCrops },
  '0004-version-names': { up: versionNames },
  '0005-publication-settings': { up: publicationSettings },
  '0006-attempts-by-user': { up: attemptsByUser },
  '0007-answers-by-month': { up: answersByMonth },
  '0008-revisions-from-one': { up: revisionsFromOne },
  '0009-attempt-tags': { up: attemptTags },
  '0010-shares': { up: shares },
  '0011-ways-in': { up: waysIn },
  '0012-attempt-secrets': { up: attemptSecrets },
  '0013-session-ends': { up: sessionEnds },
  '0014-invites': { up: invites },
}
