import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type ArticleTables = Pick<
  Tables,
  | 'articles'
  | 'article_versions'
  | 'article_publications'
  | 'article_search'
  | 'article_words'
  | 'article_slugs'
  | 'article_counts'
  | 'article_days'
  | 'article_saves'
  | 'article_views'
  | 'article_tags'
  | 'article_shares'
  | 'article_media'
  | 'article_templates'
>

/** For who shows what is published: a row of `article_publications` is there while it is. */
export type PublishedArticles = Columns<
  'article_publications',
  | 'client_id'
  | 'article_id'
  | 'version_id'
  | 'slug'
  | 'title'
  | 'language'
  | 'category_id'
  | 'audience'
  | 'words'
  | 'summary'
  | 'event_starts_at'
  | 'published_at'
  | 'updated_at'
  | 'score'
> &
  Columns<'articles', 'client_id' | 'id' | 'owner_id' | 'translation_group'> &
  Columns<'article_versions', 'client_id' | 'id' | 'article_id' | 'content'> &
  Columns<'article_slugs', 'client_id' | 'slug' | 'article_id'> &
  Columns<'article_counts', 'client_id' | 'article_id' | 'views' | 'likes' | 'comments'> &
  Columns<'article_tags', 'client_id' | 'tag_id' | 'article_id' | 'published_at'>

/** For lists of articles among other things. */
export type ArticleNames = Columns<
  'articles',
  | 'client_id'
  | 'id'
  | 'owner_id'
  | 'title'
  | 'search_text'
  | 'language'
  | 'status'
  | 'everyone'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
>

/** For the `categories` module, which moves articles to another category. */
export type CategorisedArticles = Columns<
  'articles',
  'client_id' | 'id' | 'category_id' | 'content' | 'revision' | 'published_revision' | 'updated_at' | 'deleted_at'
> &
  Columns<'article_publications', 'client_id' | 'article_id' | 'category_id'>

/** For which articles use a file. */
export type ArticleFiles = Columns<'article_media', 'client_id' | 'media_id' | 'article_id'>

/** For what a person gets of their own data. */
export type OwnArticles = Columns<
  'articles',
  | 'client_id'
  | 'id'
  | 'owner_id'
  | 'title'
  | 'status'
  | 'content'
  | 'created_at'
  | 'updated_at'
  | 'publish_at'
  | 'deleted_at'
> &
  Columns<'article_saves', 'client_id' | 'article_id' | 'user_id' | 'saved_at'> &
  Columns<'article_views', 'client_id' | 'article_id' | 'user_id' | 'seen_at'>

/** For the `tags` module: which articles have a tag. */
export type TaggedArticles = Columns<'article_tags', 'client_id' | 'tag_id' | 'article_id'> &
  Columns<'articles', 'client_id' | 'id' | 'deleted_at'>

/** For which articles the public can open. */
export type OpenArticles = Columns<'article_publications', 'client_id' | 'article_id'>

/** For whether a person has read some. */
export type ReadArticles = Columns<'article_views', 'client_id' | 'user_id' | 'seen_at'>
