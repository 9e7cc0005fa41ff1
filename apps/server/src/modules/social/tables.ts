import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type SocialTables = Pick<
  Tables,
  | 'posts'
  | 'feed_entries'
  | 'post_saves'
  | 'comments'
  | 'likes'
  | 'social_counts'
  | 'social_reports'
  | 'moderation_cases'
  | 'mutes'
>

/** For where a file is shown. */
export type PostPictures = Columns<'posts', 'client_id' | 'images'>

/** For whether a reader likes something. */
export type GivenLikes = Columns<'likes', 'client_id' | 'target' | 'target_id' | 'user_id' | 'liked'>

/** For what a person gets of their own posts and comments. */
export type OwnPosts = Columns<
  'posts',
  | 'client_id'
  | 'id'
  | 'owner_id'
  | 'text'
  | 'images'
  | 'link_url'
  | 'attachment_type'
  | 'attachment_id'
  | 'audience'
  | 'state'
  | 'hidden_reason'
  | 'created_at'
  | 'edited_at'
> &
  Columns<
    'comments',
    'client_id' | 'id' | 'owner_id' | 'target' | 'target_id' | 'text' | 'state' | 'created_at' | 'edited_at'
  > &
  Columns<'likes', 'client_id' | 'user_id' | 'target' | 'target_id' | 'liked' | 'created_at'> &
  Columns<'social_reports', 'client_id' | 'user_id' | 'target' | 'target_id' | 'reason' | 'created_at'>

/** For a tag that takes another's place in audiences. */
export type PostAudiences = Columns<'posts', 'client_id' | 'audience' | 'audience_ids'> &
  Columns<'feed_entries', 'client_id' | 'post_id' | 'audience_key'>
