import { type Kysely, sql } from 'kysely'
import { createClientTable } from '../distribution/create-client-table.ts'

/** Every client gets a slug, from its name, and a branding with an icon. People choose what comes by e-mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
  await giveSlugs(db)
  await createClientTable(db, {
    name: 'notification_settings',
    columns: [
      'client_id uuid not null',
      'user_id uuid not null',
      'type text not null',
      `email text not null check (email in ('none', 'daily', 'at_once'))`,
      'primary key (client_id, user_id, type)',
    ],
    foreignKeys: ['foreign key (client_id, user_id) references users (client_id, id) on delete cascade'],
  })
}

const statements = [
  // A client keeps its former slugs, so that their links still lead to it; the oldest are given up.
  `alter table client_slugs add column taken_at timestamptz not null default now()`,
  `create index client_slugs_by_client on client_slugs (client_id, taken_at)`,
  `update clients set branding = branding || '{"icon": ""}'::jsonb where not branding ? 'icon'`,
  // When the person's own wish to be deleted is carried out; null without one.
  `alter table users add column delete_at timestamptz`,
  `create index users_to_delete on users (delete_at) where delete_at is not null`,
  // For List-Unsubscribe.
  `alter table mail_outbox add column headers jsonb`,
  // As the person's settings said when it was sent.
  `alter table notifications add column email text not null default 'none' check (email in ('none', 'daily', 'at_once'))`,
  `alter table notifications add column mailed_at timestamptz`,
  `create index notifications_to_mail on notifications (email, created_at) where email <> 'none' and mailed_at is null and read_at is null`,
]

interface ClientRow {
  readonly id: string
  readonly name: string
}

async function giveSlugs(db: Kysely<unknown>): Promise<void> {
  const { rows } =
    await sql<ClientRow>`select id, name from clients where slug is null order by created_at, id`.execute(db)
  for (const { id, name } of rows) {
    const base = slugOf(name)
    const slug = (await take(db, id, base)) ? base : `${base}-${id.slice(-12)}`
    if (slug !== base) await take(db, id, slug)
    await sql`update clients set slug = ${slug} where id = ${id}`.execute(db)
  }
}

async function take(db: Kysely<unknown>, id: string, slug: string): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into client_slugs (slug, client_id) values (${slug}, ${id}) on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** As `clientSlugFrom` of core made it for this release; what Deckle's addresses begin with gets an ending. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 27)
    .replace(/^-+|-+$/g, '')
  if (slug === '') return 'our-team'
  return slug.length < 3 || reserved.has(slug) ? `${slug}-team` : slug
}

const reserved: ReadonlySet<string> = new Set(
  `about account activity admin analytics api articles assets auth banners billing blog blogging careers certificates
  client config contact content courses dashboard deck deckle decks demo docs drive embed en enter feed files forgot
  guest health help hi home imprint jobs leads legal library login logout mail media metrics notifications oembed people
  play player press pricing privacy profile profiles public register reports security session settings signin signout
  signup static status stats support sw tags team templates terms tickets tutorial update users www`.split(/\s+/),
)
