import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type DeckTables = Pick<Tables, 'decks' | 'deck_addresses' | 'deck_shares' | 'deck_versions' | 'invites'>

/** For lists that name decks. */
export type DeckNames = Columns<
  'decks',
  'client_id' | 'id' | 'name' | 'search_text' | 'reader_type' | 'deleted_at' | 'updated_at'
>

/** For the decks of courses: how long they take. */
export type DeckMinutes = Columns<'decks', 'client_id' | 'id' | 'minutes'>

/** For lists of decks among other things. */
export type DeckLanguages = Columns<'decks', 'language' | 'owner_id' | 'created_at'>

/** For what a person gets of their own decks. */
export type OwnDecks = DeckNames & Columns<'decks', 'owner_id' | 'content' | 'settings' | 'created_at' | 'published_at'>

/** For counting the decks of a client. */
export type DecksOfClients = Columns<'decks', 'client_id' | 'deleted_at' | 'published_version_id'>

/** For which decks show a file. */
export type DeckContents = Columns<
  'decks',
  'client_id' | 'id' | 'name' | 'content' | 'published_version_id' | 'updated_at' | 'deleted_at'
> &
  Columns<'deck_versions', 'client_id' | 'id' | 'content'>

/** For the tags that decks bear, and those that their results are measured by. */
export type TaggedDecks = Columns<'decks', 'client_id' | 'id' | 'content' | 'deleted_at'>

/** For the figures of a deck's versions. */
export type PlayedVersions = Columns<'deck_versions', 'client_id' | 'deck_id' | 'id' | 'version' | 'content'>

/** For articles that show decks. */
export type EmbeddedDecks = Columns<
  'decks',
  'client_id' | 'id' | 'name' | 'shortid' | 'slide_count' | 'published_version_id' | 'deleted_at'
>

/** For the figures of all decks that somebody may see. */
export type DeckFigures = DeckNames & Columns<'decks', 'published_version_id'>

/** For playing what is published. */
export type PublishedDecks = Columns<
  'decks',
  | 'client_id'
  | 'id'
  | 'owner_id'
  | 'name'
  | 'shortid'
  | 'slug'
  | 'settings'
  | 'published_version_id'
  | 'deleted_at'
  | 'paused_at'
> &
  Columns<'deck_versions', 'client_id' | 'deck_id' | 'id' | 'content'> &
  Columns<'deck_addresses', 'address' | 'client_id' | 'deck_id'>

/** Set by playing, in the statements that begin an attempt. */
export type PlayedLinks = Columns<'decks', 'attempt_count'> &
  Columns<'invites', 'client_id' | 'deck_id' | 'id' | 'secret_hash' | 'attempt_id' | 'used_at'>

/** For decks attached to posts. */
export type AttachedDecks = Columns<
  'decks',
  'client_id' | 'id' | 'name' | 'cover' | 'shortid' | 'published_version_id' | 'deleted_at'
>

/** For reports over decks. */
export type ReportedDecks = DeckNames &
  Columns<'decks', 'owner_id' | 'content' | 'published_version_id' | 'published_at'> &
  Columns<'deck_versions', 'client_id' | 'deck_id' | 'id' | 'version' | 'content'>

/** For what a person has done in decks of their own. */
export type MadeDecks = Columns<
  'decks',
  | 'client_id'
  | 'id'
  | 'owner_id'
  | 'handed_over'
  | 'revision'
  | 'slide_count'
  | 'everyone'
  | 'attempt_count'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
> &
  Columns<'deck_versions', 'client_id' | 'deck_id' | 'published_by' | 'published_at'> &
  Columns<'deck_shares', 'client_id' | 'deck_id' | 'shared_by'>
