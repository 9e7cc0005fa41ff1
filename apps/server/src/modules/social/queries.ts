import type { DbOf } from '../../db/database.ts'
import type { AttachedCertificates } from '../certificates/tables.ts'
import type { PublishedCourses } from '../courses/tables.ts'
import type { AttachedDecks } from '../decks/tables.ts'
import type { Enrolled } from '../enrolments/tables.ts'
import type { PeopleTags } from '../tags/tables.ts'
import type { Writers } from '../users/tables.ts'
import type { SocialTables } from './tables.ts'

export type SocialDb = DbOf<
  SocialTables,
  Writers & PeopleTags & Enrolled & PublishedCourses & AttachedDecks & AttachedCertificates
>
