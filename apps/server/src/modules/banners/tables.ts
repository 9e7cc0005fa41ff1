import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type BannerTables = Pick<
  Tables,
  'banners' | 'banner_dismissals' | 'banner_hits' | 'banner_days' | 'banner_counts'
>

/** For where a file is shown. */
export type BannerPictures = Columns<'banners', 'client_id' | 'image' | 'phone_image' | 'deleted_at'>

/** For what a person gets of themselves. */
export type OwnDismissals = Columns<'banner_dismissals', 'client_id' | 'user_id' | 'banner_id' | 'dismissed_at'> &
  Columns<'banners', 'client_id' | 'id' | 'title'>

/** For a tag that takes another's place in audiences. */
export type BannerAudiences = Columns<'banners', 'client_id' | 'tag_ids'>
