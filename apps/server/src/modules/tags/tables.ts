import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type TagTables = Pick<Tables, 'tags' | 'user_tags' | 'deck_tags'>

/** For the tags of people in their list. */
export type TaggedPeople = Columns<'user_tags', 'client_id' | 'tag_id' | 'user_id'>

/** For the names of people's tags. */
export type PeopleTags = Columns<'tags', 'client_id' | 'id' | 'kind' | 'name' | 'color'> &
  Columns<'user_tags', 'client_id' | 'tag_id' | 'user_id'>

/** For finding tags by name. */
export type TagNames = Columns<'tags', 'client_id' | 'id' | 'kind' | 'name'>

/** For filtering courses by tag; `course_tags` is of `courses`. */
export type CourseTags = Columns<'tags', 'client_id' | 'id' | 'name' | 'color'>

/** For the addresses of tags. */
export type TagSlugs = Columns<'tags', 'client_id' | 'id' | 'kind' | 'name' | 'slug'>

/** For lists by the name of a tag. */
export type ContentTags = Columns<'tags', 'client_id' | 'id' | 'kind' | 'name' | 'color'>

/** For filtering the library by tag. */
export type DeckTags = Columns<'deck_tags', 'client_id' | 'tag_id' | 'deck_id'>
