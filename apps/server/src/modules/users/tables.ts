import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type UserTables = Pick<Tables, 'users' | 'user_fields'>

/** For a name beside what somebody made or did. */
export type PersonNames = Columns<'users', 'client_id' | 'id' | 'first_name' | 'last_name'>

/** For authors and readers. */
export type PersonFaces = PersonNames & Columns<'users', 'image'>

/** For lists of what was done to people. */
export type PersonAddresses = PersonNames & Columns<'users', 'email'>

/** For who acts in a background job. */
export type JobAuthors = Columns<'users', 'license_type' | 'owns_client' | 'path' | 'active' | 'expires_at'>
/** For notifications: who is active. */
export type ActivePeople = Columns<'users', 'active' | 'deleted_at'>
/** For mails about notifications. */
export type MailedPeople = Columns<'users', 'email' | 'language' | 'time_zone' | 'active' | 'deleted_at'>

/** For reminders, in the person's language and time zone. */
export type RemindedPeople = Columns<
  'users',
  'client_id' | 'id' | 'active' | 'deleted_at' | 'expires_at' | 'time_zone' | 'language'
>

/** For lists of people to share with or to write to. */
export type PeopleSearch = PersonNames &
  Columns<'users', 'email' | 'username' | 'search_name' | 'image' | 'license_type' | 'active' | 'path' | 'deleted_at'>

/** For the names of attempts' people, and whether a player is still a member. */
export type Members = Columns<'users', 'client_id' | 'id' | 'active'>

/** For counts of everyone below a person. */
export type PeoplePlaces = Columns<'users', 'client_id' | 'id' | 'path' | 'manager_path' | 'deleted_at'>

/** For the learners of a course, and messages to them. */
export type Learners = PeopleSearch &
  PeoplePlaces &
  Columns<'users', 'email' | 'language' | 'time_zone' | 'active' | 'manager_id'>

/** For how a branch stands, and for what its managers are told. */
export type TeamMembers = Learners & Columns<'users', 'created_at' | 'last_seen_at' | 'owns_client' | 'license_type'>

/** For the limits of a licence. */
export type Allowances = Columns<'users', 'client_id' | 'id' | 'max_users' | 'max_space'>

/** For notifications of limits and licence ends. */
export type LicenceHolders = Allowances &
  PersonNames &
  Columns<'users', 'active' | 'license_type' | 'owns_client' | 'expires_at' | 'time_zone' | 'created_at'>

/** For leaderboards: who is shown without a name. */
export type PersonPrivacy = Columns<'users', 'client_id' | 'id' | 'image' | 'hides_name' | 'path' | 'deleted_at'>

/** For where a file is shown. */
export type ProfilePictures = Columns<'users', 'client_id' | 'image' | 'profile'>

/** For what a person gets of themselves. */
export type OwnPerson = Columns<
  'users',
  | 'client_id'
  | 'id'
  | 'email'
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'image'
  | 'license_type'
  | 'details'
  | 'profile'
  | 'language'
  | 'time_zone'
  | 'created_at'
  | 'last_seen_at'
>

/** For deleting the own account: set by `account`, under the client's lock. */
export type LeavingPeople = Columns<
  'users',
  | 'client_id'
  | 'id'
  | 'email'
  | 'first_name'
  | 'license_type'
  | 'owns_client'
  | 'active'
  | 'language'
  | 'delete_at'
  | 'deleted_at'
>

/** For handing a client over: set by `clients`, under its lock. */
export type ClientOwners = PersonNames & Columns<'users', 'active' | 'owns_client'>

/** For the `operators` module: a client's people, owner and Superadmins. */
export type PeopleOfClients = PersonNames &
  Columns<
    'users',
    | 'email'
    | 'username'
    | 'active'
    | 'deleted_at'
    | 'owns_client'
    | 'license_type'
    | 'last_seen_at'
    | 'created_at'
    | 'expires_at'
  >

/** For signing in: set by `auth`, which alone knows passwords and confirmed addresses. */
export type Credentials = Columns<
  'users',
  | 'client_id'
  | 'id'
  | 'email'
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'password_hash'
  | 'browser_key'
  | 'license_type'
  | 'active'
  | 'confirmed'
  | 'path'
  | 'last_seen_at'
  | 'language'
  | 'delete_at'
  | 'second_factor_at'
  | 'second_factor_reset'
>

/** For what sign-in answers of a person. */
export type SignedInPeople = Columns<
  'users',
  | 'created_at'
  | 'owns_client'
  | 'max_users'
  | 'max_space'
  | 'details'
  | 'profile'
  | 'image'
  | 'time_zone'
  | 'expires_at'
>

/** For who writes posts and comments, and who is named in them. */
export type Writers = PeopleSearch & Columns<'users', 'created_at'>

/** For whether a person has said who they are. */
export type ShownPeople = Columns<'users', 'client_id' | 'id' | 'image' | 'profile'>
