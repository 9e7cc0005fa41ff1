import type { Banner, ShownBanner } from '@deckle/contract/banners.ts'
import { type Actor, licenseTypes, may } from '@deckle/core/access/access.ts'
import { bannerState } from '@deckle/core/banner/banner.ts'
import { subjectOf } from '../../require-access.ts'
import type { BannerRecord, BannersDb } from './queries.ts'
import { type AudienceNames, findNames } from './queries-audience.ts'
import type { ShownRow } from './shown/queries.ts'

export const presentShown = (row: ShownRow): ShownBanner => ({
  id: row.id,
  title: row.title,
  subtitle: row.subtitle,
  image: row.image,
  phone_image: row.phone_image,
  link: row.link,
  placement: row.placement,
})

export async function presentBanners(
  db: BannersDb,
  actor: Actor,
  rows: readonly BannerRecord[],
  now: Date,
): Promise<Banner[]> {
  const names = await findNames(db, actor.clientId, {
    branches: rows.flatMap(({ branch_id }) => branch_id ?? []),
    tagIds: rows.flatMap(({ tag_ids }) => tag_ids),
    courseIds: rows.flatMap(({ course_id }) => course_id ?? []),
  })
  return rows.map((row) => presentBanner(actor, row, names, now))
}

function presentBanner(actor: Actor, row: BannerRecord, names: AudienceNames, now: Date): Banner {
  const { branch_id, course_id } = row
  return {
    ...presentShown(row),
    position: row.position,
    weight: row.weight,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    audience: {
      branch: branch_id === null ? null : { id: branch_id, name: names.branches.get(branch_id) ?? '' },
      tags: row.tag_ids.map((id) => names.tags.get(id) ?? { id, name: '', color: '' }),
      license_types: licenseTypes.filter((type) => row.license_types.includes(type)),
      course: course_id === null ? null : { id: course_id, title: names.courses.get(course_id) ?? '' },
    },
    published: row.published,
    state: bannerState(row, now),
    views: row.views,
    clicks: row.clicks,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
    can: { edit: row.deleted_at === null && may(actor, 'banner.edit', subjectOf(row)) },
  }
}
