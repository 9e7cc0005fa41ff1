import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { expect, it } from 'vitest'
import { createEmptyTestDatabase } from '../../test/database.ts'
import { backup } from '../backup/backup.ts'
import { migrate } from '../migrate.ts'
import { restore } from '../backup/restore.ts'

const [client, user] = [randomUUID(), randomUUID()]
const [byInvite, byPin] = [randomUUID(), randomUUID()]
const [unused, used, attempt] = [randomUUID(), randomUUID(), randomUUID()]
const usedAt = new Date('2026-10-01T09:30:00.123Z')

async function insertFormerRows(pool: pg.Pool): Promise<void> {
  await pool.query("insert into clients (id, name, plan, branding) values ($1, 'Meadow', 'Enterprise', '{}')", [client])
  await pool.query({
    text: `insert into users (client_id, id, email, username, first_name, last_name, license_type)
      values ($1, $2, 'asha@meadow.example', 'asha', 'Asha', 'Rao', 'Creator')`,
    values: [client, user],
  })
  await pool.query({
    text: `insert into decks (client_id, owner_id, id, name, reader_type, language, slide_count, content, cover, settings)
      select $1, $2, id, 'Tea', 'quiz', 'en', 0, '{}', '{}', settings from unnest($3::uuid[], $4::jsonb[]) as deck (id, settings)`,
    values: [
      client,
      user,
      [byInvite, byPin],
      [
        { access: 'ticket', pin: '4711', slug: 'tea' },
        { access: 'pin', pin: 'ticket' },
      ],
    ],
  })
  await pool.query({
    text: `insert into tickets (client_id, deck_id, id, secret_hash, label, used_at, attempt_id)
      values ($1, $2, $3, '\\x01', 'Class 7b', null, null), ($1, $2, $4, '\\x02', '', $5, $6)`,
    values: [client, byInvite, unused, used, usedAt, attempt],
  })
}

it('a backup of before is restored and brought forward: invites, their names and the stored mode', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deckle-invites-'))
  const [source, target] = await Promise.all([createEmptyTestDatabase(), createEmptyTestDatabase()])
  try {
    await migrate(source.pool, { to: '0013-session-ends' })
    await insertFormerRows(source.pool)
    await backup(source.pool, join(folder, 'a.backup'), new Date(0))
    await restore(target.pool, join(folder, 'a.backup'))
    await migrate(target.pool)
    const { rows: invites } = await target.pool.query(
      'select id, deck_id, secret_hash, label, used_at, attempt_id from invites order by secret_hash',
    )
    const shared = { deck_id: byInvite }
    expect(invites).toEqual([
      { ...shared, id: unused, secret_hash: Buffer.of(1), label: 'Class 7b', used_at: null, attempt_id: null },
      { ...shared, id: used, secret_hash: Buffer.of(2), label: '', used_at: usedAt, attempt_id: attempt },
    ])
    const { rows: decks } = await target.pool.query({
      text: 'select settings from decks order by id = $1 desc',
      values: [byInvite],
    })
    expect(decks.map(({ settings }) => settings)).toEqual([
      { access: 'invite', pin: '4711', slug: 'tea' },
      { access: 'pin', pin: 'ticket' },
    ])
    const { rows: named } = await target.pool.query(
      `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
          where i.indrelid = 'invites'::regclass and c.relname ~ 'ticket'
        union all
        select conname from pg_constraint where conrelid = 'invites'::regclass and conname ~ 'ticket'`,
    )
    expect(named).toEqual([])
    await expect(
      target.pool.query("insert into invites (client_id, deck_id, id, secret_hash) values ($1, $1, $1, '\\x03')", [
        client,
      ]),
    ).rejects.toMatchObject({ code: '23503', constraint: 'invites_client_id_deck_id_fkey' })
  } finally {
    await Promise.all([source.drop(), target.drop()])
    rmSync(folder, { recursive: true })
  }
})
