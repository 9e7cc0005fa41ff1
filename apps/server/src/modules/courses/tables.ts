import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type CourseTables = Pick<Tables, 'courses' | 'course_decks' | 'course_topics' | 'course_shares' | 'course_tags'>

/** For the `categories` module, which moves courses to another category. */
export type CategorisedCourses = Columns<
  'courses',
  | 'client_id'
  | 'id'
  | 'category_id'
  | 'content'
  | 'published'
  | 'revision'
  | 'published_revision'
  | 'updated_at'
  | 'deleted_at'
>

/** For which decks are in courses: those that learners get count as active, and are not deleted. */
export type CourseUse = Columns<'courses', 'client_id' | 'id' | 'title' | 'status' | 'deleted_at'> &
  Columns<'course_decks', 'client_id' | 'course_id' | 'deck_id' | 'version_id'>

/** For the dates of an enrolment, and what its notification names; notices about certificates go to the owner. */
export type CourseTerms = Columns<
  'courses',
  'client_id' | 'id' | 'owner_id' | 'title' | 'status' | 'content' | 'published' | 'deleted_at'
>

/** For learners and competencies: what is published, and what lists show of it. */
export type PublishedCourses = Columns<
  'courses',
  | 'client_id'
  | 'id'
  | 'title'
  | 'search_text'
  | 'language'
  | 'level'
  | 'category_id'
  | 'topic_count'
  | 'deck_count'
  | 'minutes'
  | 'cover'
  | 'status'
  | 'published'
  | 'published_at'
  | 'join_code'
  | 'deleted_at'
  | 'owner_id'
>

/** For finding courses by name. */
export type CourseNames = Columns<
  'courses',
  'client_id' | 'id' | 'title' | 'search_text' | 'status' | 'published' | 'updated_at' | 'deleted_at'
>

/** For filtering a catalogue by tag. */
export type TaggedCourses = Columns<'course_tags', 'client_id' | 'tag_id' | 'course_id'>

/** For whether a person has made some. */
export type MadeCourses = Columns<
  'courses',
  'client_id' | 'id' | 'owner_id' | 'handed_over' | 'created_at' | 'updated_at' | 'deleted_at'
>
