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

/** For lists of what is liked and commented on: counts, and the reader's own likes. */
export type SocialCounts = Columns<'social_counts', 'client_id' | 'target' | 'target_id' | 'likes' | 'comments'> &
  Columns<'likes', 'client_id' | 'target' | 'target_id' | 'user_id' | 'liked' | 'created_at'> &
  Columns<'comments', 'client_id' | 'target' | 'target_id' | 'state' | 'created_at'>

/** For where a file is shown. */
export type PostPictures = Columns<'posts', 'client_id' | 'images'>

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
