import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type PlayTables = Pick<Tables, 'answers' | 'attempts' | 'current_answers' | 'events' | 'uploads'>

/** For reports: how often, how far and how well a deck was played. */
export type PlayFigures = Columns<
  'attempts',
  | 'client_id'
  | 'deck_id'
  | 'version_id'
  | 'id'
  | 'user_id'
  | 'email'
  | 'language'
  | 'device'
  | 'country'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'started_at'
  | 'completed_at'
  | 'answered'
  | 'seconds'
  | 'percentage'
  | 'passed'
> &
  Columns<
    'current_answers',
    | 'client_id'
    | 'deck_id'
    | 'version_id'
    | 'attempt_id'
    | 'slide_id'
    | 'answer_id'
    | 'answer'
    | 'keys'
    | 'places'
    | 'text'
    | 'answered_at'
    | 'correct'
    | 'earned'
    | 'possible'
    | 'spent_ms'
  > &
  Columns<'answers', 'client_id' | 'deck_id' | 'attempt_id' | 'slide_id' | 'answered_at'> &
  Columns<'events', 'client_id' | 'deck_id' | 'attempt_id' | 'slide_id' | 'event' | 'received_at' | 'client_time'> &
  Columns<
    'uploads',
    'client_id' | 'deck_id' | 'id' | 'attempt_id' | 'slide_id' | 'name' | 'content_type' | 'size' | 'file_key'
  >

/** For one play on a page of its own. */
export type PlayDetails = PlayFigures &
  Columns<'attempts', 'earned' | 'possible'> &
  Columns<'current_answers', 'revision'> &
  Columns<'events', 'id' | 'value'>

/** For reports: what attempts ended with. */
export type PlayOutcomes = Columns<
  'attempts',
  'client_id' | 'deck_id' | 'id' | 'user_id' | 'started_at' | 'outcome_id' | 'source' | 'device' | 'country'
>

/** For what is captured of a play. */
export type CapturedPlays = Columns<
  'attempts',
  'client_id' | 'deck_id' | 'id' | 'source' | 'medium' | 'campaign' | 'country' | 'device' | 'language' | 'percentage'
>

/** For what happened since a moment. */
export type PlayTimes = Columns<'attempts', 'client_id' | 'deck_id' | 'id' | 'started_at' | 'completed_at'> &
  Columns<'answers', 'client_id' | 'attempt_id' | 'answered_at'>

/** For what a person gets of their own plays. */
export type OwnPlays = Columns<
  'attempts',
  | 'client_id'
  | 'id'
  | 'user_id'
  | 'deck_id'
  | 'started_at'
  | 'completed_at'
  | 'language'
  | 'device'
  | 'country'
  | 'percentage'
  | 'passed'
  | 'points'
  | 'seconds'
> &
  Columns<
    'answers',
    'client_id' | 'attempt_id' | 'slide_id' | 'answer' | 'text' | 'correct' | 'earned' | 'possible' | 'answered_at'
  > &
  Columns<'uploads', 'client_id' | 'attempt_id' | 'id' | 'name' | 'content_type' | 'size' | 'file_key' | 'created_at'>

/** For counting attempts. */
export type AttemptOrigins = Columns<'attempts', 'client_id'>

/** For measuring the storage of clients. */
export type UploadSizes = Columns<'uploads', 'client_id' | 'owner_id' | 'size' | 'created_at'>

/** For what a person did in decks. */
export type PlayedEvents = Columns<
  'events',
  'client_id' | 'id' | 'deck_id' | 'attempt_id' | 'slide_id' | 'event' | 'value' | 'client_time'
> &
  Columns<
    'attempts',
    'client_id' | 'id' | 'deck_id' | 'version_id' | 'user_id' | 'device' | 'started_at' | 'completed_at'
  >

/** For whether a person has answered anything, and whether others have played a deck. */
export type GivenAnswers = Columns<'attempts', 'client_id' | 'id' | 'deck_id' | 'user_id' | 'started_at'> &
  Columns<'answers', 'client_id' | 'attempt_id'>
