import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import * as z from 'zod/mini'
import { deckContent } from './models/deck-content.ts'
import { importReport } from './models/deck-import.ts'
import { tagIds, tagName } from './models/tag.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { can, id, idParams, line, moment, ok, optionalLine, page, pageQuery, text, wholeNumber } from './kit/shapes.ts'

/** 500 slides with ten texts each in 17 languages have 105,000. */
const DECK_BODY_VALUES = 200_000
const deckBody = { bodyLimit: 8 * 1024 * 1024, bodyValues: DECK_BODY_VALUES } as const

/** Not validated again: it passed `deckContent` when it was saved. */
const content = z.custom<DeckContent>()

const publication = z.object({
  shortid: z.string(),
  /** Public addresses, absolute. */
  url: z.string(),
  embedUrl: z.string(),
  versionId: id,
  version: z.number(),
  publishedAt: moment,
  outdated: z.boolean(),
})

const deckRow = z.object({
  id,
  name: z.string(),
  readerType: z.enum(readerTypes),
  language: z.enum(languages),
  slides: z.number(),
  /** The first slide and the deck's look, for the thumbnail. */
  cover:
    z.custom<
      Pick<
        DeckContent,
        'readerType' | 'language' | 'colors' | 'design' | 'backgroundImage' | 'overlayImage' | 'contentHash'
      >
    >(),
  owner: z.object({ id, name: z.string() }),
  /** By name. */
  tags: z.array(tagName),
  published: z.boolean(),
  /** The draft was changed after publishing. */
  outdated: z.boolean(),
  shortid: z.nullable(z.string()),
  attempts: z.number(),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: z.nullable(moment),
  can: can('edit', 'delete', 'publish', 'analytics', 'share'),
})
export type DeckRow = Output<typeof deckRow>

/** A deck for its editors. `revision` counts saves; a save names the revision that it edits. */
export const deck = z.object({
  id,
  revision: z.number(),
  content,
  owner: z.object({ id, name: z.string() }),
  publication: z.nullable(publication),
  createdAt: moment,
  updatedAt: moment,
  fetchCompleted: z.literal(true),
  can: can('edit', 'delete', 'publish', 'analytics', 'share'),
})
export type Deck = Output<typeof deck>

const deckVersion = z.object({
  id,
  version: z.number(),
  /** Given by a person; '' for none. */
  name: z.string(),
  deckName: z.string(),
  /** SHA-256 of the snapshot, in hex. */
  digest: z.string(),
  slides: z.number(),
  publishedAt: moment,
  publishedBy: z.string(),
  current: z.boolean(),
})
export type DeckVersion = Output<typeof deckVersion>

const versionParams = z.object({ id, versionId: id })

const one = z.object({ deck })

const listQuery = z.object({
  ...pageQuery,
  search: z.optional(text(100)),
  readerType: z.optional(z.enum(readerTypes)),
  status: z.optional(z.enum(['draft', 'published', 'bin'])),
  /** The caller's decks, others' that are shared with the caller, or all that the caller may see. */
  owner: z.optional(z.enum(['me', 'shared', 'anyone'])),
  /** Decks with this tag. */
  tag: z.optional(id),
  sort: z._default(z.enum(['updated', 'created', 'name', 'attempts']), 'updated'),
})
export type DeckListQuery = z.input<typeof listQuery>

/** product.md §7 "Content": decks, with the patterns of decisions.md §5. */
export const decks = {
  list: endpoint(routes.decks.list, {
    summary: 'Decks of the library',
    query: listQuery,
    reply: page('decks', deckRow),
    errors: ['bad_cursor'],
  }),
  create: endpoint(routes.decks.create, {
    summary: 'Create a deck with the first slide of its reader type, or from content',
    body: z.strictObject({
      readerType: z.enum(readerTypes),
      name: z.optional(line(60)),
      language: z._default(z.enum(languages), 'en'),
      content: z.optional(deckContent),
    }),
    ...deckBody,
    reply: one,
    errors: ['plan_limit', 'rule_broken'],
  }),
  import: endpoint(routes.decks.import, {
    summary:
      'Create a deck from a JSON file of this or the former application: the body is the file. The report says slide by slide how it was read; with `dry_run=true` nothing is stored',
    query: z.object({ dry_run: z.optional(z.enum(['true', 'false'])) }),
    body: z.pipe(
      z.unknown(),
      z.transform((json: unknown) => ({ json })),
    ),
    ...deckBody,
    reply: z.object({
      deck: z.nullable(deck),
      report: importReport,
    }),
    errors: ['plan_limit', 'rule_broken'],
  }),
  fromTemplate: endpoint(routes.decks.fromTemplate, {
    summary: 'Create a deck from a template of the gallery; its pictures are added to the caller’s files',
    body: z.strictObject({ template: line(60), language: z._default(z.enum(interfaceLanguages), 'en') }),
    reply: one,
    errors: ['not_found', 'plan_limit'],
  }),
  show: endpoint(routes.decks.show, {
    summary: 'One deck with its draft',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  update: endpoint(routes.decks.update, {
    summary: 'Save the draft over the revision it edits; over a newer one: 409 with the newer deck in `data`',
    params: idParams,
    body: z.strictObject({ revision: wholeNumber, content: deckContent }),
    ...deckBody,
    reply: z.object({ deck: z.object({ id, revision: z.number(), updatedAt: moment }) }),
    errors: ['not_found', 'revision_conflict', 'rule_broken'],
  }),
  rename: endpoint(routes.decks.rename, {
    summary: 'Rename a deck',
    params: idParams,
    body: z.strictObject({ name: line(60) }),
    reply: one,
    errors: ['not_found'],
  }),
  updateTags: endpoint(routes.decks.updateTags, {
    summary: 'Replace the tags of a deck',
    params: idParams,
    body: z.strictObject({ tags: tagIds }),
    reply: z.object({ tags: z.array(tagName) }),
    errors: ['not_found', 'rule_broken'],
  }),
  duplicate: endpoint(routes.decks.duplicate, {
    summary: 'Copy a deck into the caller’s library',
    params: idParams,
    reply: one,
    errors: ['not_found', 'plan_limit'],
  }),
  delete: endpoint(routes.decks.delete, {
    summary: 'Put a deck into the bin for 30 days; a published deck is unpublished',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.decks.restore, {
    summary: 'Take a deck out of the bin',
    params: idParams,
    reply: one,
    errors: ['not_found', 'plan_limit'],
  }),
  publish: endpoint(routes.decks.publish, {
    summary: 'Publish the draft as a new version',
    params: idParams,
    body: z.strictObject({ revision: wholeNumber }),
    reply: one,
    errors: ['not_found', 'plan_limit', 'not_publishable', 'revision_conflict'],
  }),
  unpublish: endpoint(routes.decks.unpublish, {
    summary: 'Unpublish a deck: its address answers 410',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  versions: endpoint(routes.decks.versions, {
    summary: 'Published versions, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('versions', deckVersion),
    errors: ['not_found', 'bad_cursor'],
  }),
  showVersion: endpoint(routes.decks.showVersion, {
    summary: 'One published version with its content',
    params: versionParams,
    reply: z.object({ version: z.extend(deckVersion, { content }) }),
    errors: ['not_found'],
  }),
  nameVersion: endpoint(routes.decks.nameVersion, {
    summary: "Name a published version; '' removes its name",
    params: versionParams,
    body: z.strictObject({ name: optionalLine(60) }),
    reply: z.object({ version: deckVersion }),
    errors: ['not_found'],
  }),
  restoreVersion: endpoint(routes.decks.restoreVersion, {
    summary: 'Make a published version the draft again',
    params: versionParams,
    body: z.strictObject({ revision: wholeNumber }),
    reply: one,
    errors: ['not_found', 'revision_conflict'],
  }),
} as const satisfies Resource<typeof routes.decks>
