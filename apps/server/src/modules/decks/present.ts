import type { Deck, DeckRow, DeckVersion } from '@deckle/contract/decks.ts'
import { type Action, type Actor, may } from '@deckle/core/access/access.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { readTags } from '../../db/tag-cells.ts'
import { type Env, publicAddress } from '../../env.ts'
import type { ListedDeck } from './library/queries.ts'
import type { DeckRecord, listVersions } from './queries.ts'
import { subjectOf } from '../../require-access.ts'

export function presentRow(actor: Actor, row: ListedDeck): DeckRow {
  const { readerType, language, colors, design, backgroundImage, overlayImage, contentHash } = upgradeContent(row.cover)
  const published = row.published_version_id !== null
  return {
    id: row.id,
    name: row.name,
    readerType: row.reader_type,
    language: row.language,
    slides: row.slide_count,
    cover: { readerType, language, colors, design, backgroundImage, overlayImage, contentHash },
    owner: { id: row.owner_id, name: row.owner_name },
    tags: readTags(row.tags),
    published,
    outdated: published && row.is_outdated,
    shortid: published ? row.shortid : null,
    attempts: row.attempt_count,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    can: allowed(actor, row),
  }
}

export function presentDeck(env: Env, actor: Actor, row: DeckRecord): Deck {
  return {
    id: row.id,
    revision: row.revision,
    content: row.content,
    owner: { id: row.owner_id, name: row.owner_name },
    publication: presentPublication(env, row),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    fetchCompleted: true,
    can: allowed(actor, row),
  }
}

function presentPublication(env: Env, row: DeckRecord): Deck['publication'] {
  const { shortid, published_version_id, published_version, published_at } = row
  if (shortid === null || published_version_id === null || published_version === null || published_at === null)
    return null
  const base = publicAddress(env)
  return {
    shortid,
    url: `${base}/play/${row.slug ?? shortid}`,
    embedUrl: `${base}/embed/${shortid}`,
    versionId: published_version_id,
    version: published_version,
    publishedAt: published_at.toISOString(),
    outdated: row.published_revision !== row.revision,
  }
}

export function presentVersion(
  row: Awaited<ReturnType<typeof listVersions>>['rows'][number],
  currentId: string | null,
): DeckVersion {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    deckName: row.deck_name,
    digest: row.digest,
    slides: row.slides,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    current: row.id === currentId,
  }
}

function allowed(actor: Actor, row: DeckRecord | ListedDeck) {
  const can = (action: Action): boolean => may(actor, action, subjectOf(row))
  return {
    edit: can('deck.edit'),
    delete: can('deck.delete'),
    publish: can('deck.publish'),
    analytics: can('deck.analytics'),
    share: can('deck.share'),
  }
}
