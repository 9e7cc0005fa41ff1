import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { banners } from '@deckle/contract/banners.ts'
import type { Db } from '../../../db/database.ts'
import { refuse } from '../../../refusal.ts'
import { isOwnImage } from '../../media/index.ts'
import { findNames } from '../queries-audience.ts'
import type { BannerValues } from '../queries.ts'

type Draft = BodyOf<typeof banners.update>
type Before = Pick<
  BannerValues,
  'image' | 'phone_image' | 'branch_id' | 'tag_ids' | 'course_id' | 'starts_at' | 'ends_at'
>

/** What a body changes. Refuses times that don't follow each other, and what it names anew that is not there. */
export async function ownValues(
  db: Db,
  clientId: string,
  { starts_at, ends_at, audience, ...draft }: Draft,
  before: Before,
): Promise<Partial<BannerValues>> {
  const values: Partial<BannerValues> = {
    ...draft,
    ...(draft.image && { image: { ...draft.image, id: draft.image.id.toLowerCase() } }),
    ...(draft.phone_image && { phone_image: { ...draft.phone_image, id: draft.phone_image.id.toLowerCase() } }),
    ...(starts_at !== undefined && { starts_at: dateOf(starts_at) }),
    ...(ends_at !== undefined && { ends_at: dateOf(ends_at) }),
    ...(audience && {
      branch_id: audience.branch?.toLowerCase() ?? null,
      tag_ids: [...new Set(audience.tags.map((id) => id.toLowerCase()))],
      license_types: [...new Set(audience.license_types)],
      course_id: audience.course?.toLowerCase() ?? null,
    }),
  }
  requireTimes({ ...before, ...values })
  for (const name of ['image', 'phone_image'] as const) {
    const id = values[name]?.id ?? ''
    if (id !== '' && id !== before[name].id && !(await isOwnImage(db, clientId, id)))
      throw refuse('rule_broken', { message: 'banner.picture', fields: { [name]: 'banner.picture' } })
  }
  await requireAudience(db, clientId, values, before)
  return values
}

const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

function requireTimes({ starts_at, ends_at }: Pick<Before, 'starts_at' | 'ends_at'>): void {
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at)
    throw refuse('rule_broken', { message: 'banner.ends_before', fields: { ends_at: 'banner.ends_before' } })
}

async function requireAudience(
  db: Db,
  clientId: string,
  { branch_id, tag_ids = [], course_id }: Partial<BannerValues>,
  before: Before,
): Promise<void> {
  const added = {
    branches: branch_id && branch_id !== before.branch_id ? [branch_id] : [],
    tagIds: tag_ids.filter((id) => !before.tag_ids.includes(id)),
    courseIds: course_id && course_id !== before.course_id ? [course_id] : [],
  }
  const found = await findNames(db, clientId, added)
  if (found.branches.size < added.branches.length)
    throw refuse('rule_broken', { message: 'user.gone', fields: { 'audience.branch': 'user.gone' } })
  if (found.tags.size < added.tagIds.length)
    throw refuse('rule_broken', { message: 'tags.unknown', fields: { 'audience.tags': 'tags.unknown' } })
  if (found.courses.size < added.courseIds.length)
    throw refuse('rule_broken', { message: 'courses.unknown', fields: { 'audience.course': 'courses.unknown' } })
}
