import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Posts, comments, likes, reports and mutes; notifications that are grouped. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) await createClientTable(db, table)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const client = 'foreign key (client_id) references clients (id) on delete cascade'
const user = 'foreign key (client_id, user_id) references users (client_id, id) on delete cascade'
const owner = 'foreign key (client_id, owner_id) references users (client_id, id) on delete cascade'
const post = 'foreign key (client_id, post_id) references posts (client_id, id) on delete cascade'

const tables = [
  {
    name: 'posts',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'owner_id uuid not null',
      `text text not null default ''`,
      // [{id, alt}]
      `images jsonb not null default '[]'`,
      `link_url text not null default ''`,
      `link_state text not null default 'waiting' check (link_state in ('waiting', 'ready', 'failed'))`,
      `link_title text not null default ''`,
      `link_description text not null default ''`,
      `link_site text not null default ''`,
      // Of the stored picture; '' for none.
      `link_image text not null default ''`,
      'attachment_type text',
      'attachment_id uuid',
      `audience text not null default 'everyone' check (audience in ('everyone', 'branch', 'tags', 'course'))`,
      // A person, tags or a course; without foreign keys: what is gone is met by nobody.
      `audience_ids uuid[] not null default '{}'`,
      `state text not null default 'shown' check (state in ('shown', 'hidden'))`,
      'hidden_at timestamptz',
      `hidden_reason text not null default ''`,
      // 1 or 0, as the feed is sorted by.
      'pinned integer not null default 0',
      'created_at timestamptz not null default now()',
      'edited_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [owner],
  },
  {
    // A row for each post that is shown and each key of its audience: the client for everyone, a person for a branch, a tag, a course.
    name: 'feed_entries',
    columns: [
      'client_id uuid not null',
      'post_id uuid not null',
      'audience_key uuid not null',
      'owner_id uuid not null',
      'pinned integer not null default 0',
      'created_at timestamptz not null',
      'primary key (client_id, post_id, audience_key)',
    ],
    foreignKeys: [post],
  },
  {
    name: 'post_saves',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'post_id uuid not null',
      'saved_at timestamptz not null',
      'primary key (client_id, user_id, post_id)',
    ],
    foreignKeys: [user, post],
  },
  {
    name: 'comments',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'target text not null',
      'target_id uuid not null',
      // Of a reply: a comment that is none.
      'parent_id uuid',
      // Null for somebody who was erased.
      'owner_id uuid',
      `text text not null default ''`,
      `state text not null default 'shown' check (state in ('shown', 'hidden', 'deleted'))`,
      'hidden_at timestamptz',
      `hidden_reason text not null default ''`,
      // Replies that are shown.
      'replies integer not null default 0',
      'created_at timestamptz not null default now()',
      'edited_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [client],
  },
  {
    name: 'likes',
    columns: [
      'client_id uuid not null',
      'target text not null',
      'target_id uuid not null',
      'user_id uuid not null',
      // False for a like that was taken back: its notification is not sent again.
      'liked boolean not null default true',
      'created_at timestamptz not null default now()',
      'primary key (client_id, target, target_id, user_id)',
    ],
    foreignKeys: [user],
  },
  {
    // Likes, and comments that are shown, of whatever can be liked or commented on.
    name: 'social_counts',
    columns: [
      'client_id uuid not null',
      'target text not null',
      'target_id uuid not null',
      'likes integer not null default 0',
      'comments integer not null default 0',
      'primary key (client_id, target, target_id)',
    ],
    foreignKeys: [client],
  },
  {
    name: 'social_reports',
    columns: [
      'client_id uuid not null',
      'id uuid not null',
      'target text not null',
      'target_id uuid not null',
      'user_id uuid not null',
      'reason text not null',
      'created_at timestamptz not null default now()',
      // By a decision: those after it count anew.
      'settled_at timestamptz',
      'primary key (client_id, id)',
    ],
    foreignKeys: [user],
  },
  {
    // What was reported or decided about, with the last decision.
    name: 'moderation_cases',
    columns: [
      'client_id uuid not null',
      'target text not null',
      'target_id uuid not null',
      'owner_id uuid',
      `state text not null default 'waiting' check (state in ('waiting', 'hidden', 'restored'))`,
      // Since the last decision.
      'reports integer not null default 0',
      'updated_at timestamptz not null',
      'decided_at timestamptz',
      'decided_by uuid',
      `reason text not null default ''`,
      'primary key (client_id, target, target_id)',
    ],
    foreignKeys: [client],
  },
  {
    name: 'mutes',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      // Null without an end.
      'until timestamptz',
      'reason text not null',
      'muted_by uuid',
      'created_at timestamptz not null default now()',
      'primary key (client_id, user_id)',
    ],
    foreignKeys: [user],
  },
  {
    // Who is behind a grouped notification.
    name: 'notification_actors',
    columns: [
      'client_id uuid not null',
      'notification_id uuid not null',
      'actor_id uuid not null',
      'primary key (client_id, notification_id, actor_id)',
    ],
    foreignKeys: [
      'foreign key (client_id, notification_id) references notifications (client_id, id) on delete cascade',
    ],
  },
] as const

const statements = [
  `create index posts_by_owner on posts (client_id, owner_id, pinned desc, created_at desc, id desc) where state = 'shown'`,
  'create index posts_pinned on posts (client_id, id) where pinned = 1',
  'create index posts_with_images on posts (client_id) where jsonb_array_length(images) > 0',
  'create index feed_entries_newest on feed_entries (client_id, audience_key, pinned desc, created_at desc, post_id desc)',
  'create index feed_entries_by_author on feed_entries (client_id, owner_id, audience_key, created_at desc, post_id desc)',
  'create index post_saves_by_time on post_saves (client_id, user_id, saved_at desc, post_id desc)',
  'create index post_saves_by_post on post_saves (client_id, post_id)',
  `create index comments_by_target on comments (client_id, target, target_id, created_at, id)
    where parent_id is null and (state = 'shown' or replies > 0)`,
  `create index comments_by_parent on comments (client_id, parent_id, created_at, id) where parent_id is not null and state = 'shown'`,
  'create index comments_of_target on comments (client_id, target_id)',
  'create index comments_by_owner on comments (client_id, owner_id, created_at)',
  'create index likes_by_user on likes (client_id, user_id)',
  'create unique index social_reports_open on social_reports (client_id, target, target_id, user_id) where settled_at is null',
  'create index social_reports_by_target on social_reports (client_id, target, target_id, created_at desc)',
  'create index social_reports_by_user on social_reports (client_id, user_id)',
  'create index moderation_cases_by_state on moderation_cases (client_id, state, updated_at desc, target_id desc)',
  'create index mutes_by_time on mutes (client_id, created_at desc, user_id desc)',
  'create index notification_actors_by_actor on notification_actors (client_id, actor_id)',
  // What a grouped notification is about, and how many people are behind it.
  'alter table notifications add column subject uuid',
  'alter table notifications add column actors integer not null default 0',
  `create unique index notifications_grouped on notifications (client_id, user_id, type, subject)
    where read_at is null and subject is not null`,
  'create index notifications_by_subject on notifications (client_id, subject) where subject is not null',
]
