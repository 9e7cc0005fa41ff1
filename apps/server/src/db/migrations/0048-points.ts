import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Points for learning, and boards that rank people by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const user = 'foreign key (client_id, user_id) references users (client_id, id) on delete cascade'

const tables = [
  {
    name: 'points',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // What they are for (`pointsKey` of core/learning): each reason counts once.
      'reason text not null',
      'course_id uuid',
      'amount integer not null',
      'earned_at timestamptz not null',
      'primary key (client_id, user_id, reason)',
    ],
    foreignKeys: [user],
  },
  {
    name: 'board_scores',
    columns: [
      'client_id uuid not null',
      // A season of the client, a course, or a course's final exam.
      'board text not null',
      'user_id uuid not null',
      'score integer not null',
      'primary key (client_id, board, user_id)',
    ],
    foreignKeys: [user],
  },
  {
    name: 'board_counts',
    columns: [
      'client_id uuid not null',
      'board text not null',
      // Scores are counted in steps of 64 to the power of the level.
      'level smallint not null',
      'step integer not null',
      'people integer not null',
      'primary key (client_id, board, level, step)',
    ],
    foreignKeys: ['foreign key (client_id) references clients (id) on delete cascade'],
  },
  {
    name: 'learner_streaks',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // By the person's calendar.
      'last_day date not null',
      'days integer not null',
      'primary key (client_id, user_id)',
    ],
    foreignKeys: [user],
  },
] as const

const statements = [
  'create index board_scores_by_score on board_scores (client_id, board, score desc, user_id)',
  // On leaderboards others see no name.
  'alter table users add column hides_name boolean not null default false',
]
