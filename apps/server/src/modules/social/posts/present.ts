import type { Post, ShownAttachment } from '@deckle/contract/models/social.ts'
import { may } from '@deckle/core/access/access.ts'
import { mentionedIn } from '@deckle/core/social/mention.ts'
import type { AttachmentKind, PostAudience } from '@deckle/core/social/social.ts'
import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { subjectOf } from '../../../require-access.ts'
import { cardPath } from '../cards/card-file.ts'
import { findAudienceNames, findPeople, type NamedPerson } from '../people/queries.ts'
import type { Attached } from '../target.ts'
import { listPosts, type PostRow } from './queries.ts'

type Parts = Pick<Deps, 'db' | 'pool' | 'socialKinds'>

/** In the order of the ids, without those that are gone. */
export async function presentPosts(deps: Parts, actor: Scoped, ids: readonly string[]): Promise<readonly Post[]> {
  if (ids.length === 0) return []
  const found = new Map((await listPosts(deps.db, actor, ids)).map((row) => [row.id, row]))
  return presentRows(
    deps,
    actor,
    ids.flatMap((id) => found.get(id) ?? []),
  )
}

export async function presentRows(deps: Parts, actor: Scoped, rows: readonly PostRow[]): Promise<readonly Post[]> {
  const [people, names, attached] = await Promise.all([
    findPeople(
      deps.db,
      actor.clientId,
      rows.flatMap(({ text }) => mentionedIn(text)),
    ),
    findAudienceNames(
      deps.pool,
      actor.clientId,
      rows.flatMap(({ audience_ids }) => audience_ids),
    ),
    describeAttachments(deps, actor.clientId, rows),
  ])
  return rows.map((row) => presentPost(actor, row, { people, names, attached }))
}

export const presentOnePost = async (deps: Parts, actor: Scoped, id: string): Promise<Post | undefined> =>
  (await presentPosts(deps, actor, [id]))[0]

async function describeAttachments(
  { db, socialKinds }: Parts,
  clientId: string,
  rows: readonly PostRow[],
): Promise<ReadonlyMap<string, Attached>> {
  const byKind = groupBy(
    rows.filter(({ attachment_type }) => attachment_type !== null),
    ({ attachment_type }) => attachment_type,
  )
  const described = await Promise.all(
    [...byKind].flatMap(([kind, some]) => {
      const ids = some.flatMap(({ attachment_id }) => attachment_id ?? [])
      return socialKinds.attachments[kind as AttachmentKind]?.describe(db, clientId, ids) ?? []
    }),
  )
  return new Map(described.flatMap((some) => [...some]))
}

interface Around {
  readonly people: ReadonlyMap<string, NamedPerson>
  readonly names: ReadonlyMap<string, string>
  readonly attached: ReadonlyMap<string, Attached>
}

function presentPost(actor: Scoped, row: PostRow, { people, names, attached }: Around): Post {
  const isOwn = row.owner_id === actor.userId
  const isShown = row.state === 'shown'
  return {
    id: row.id,
    author: row.owner_deleted_at ? null : { id: row.owner_id, name: row.owner_name, image: row.owner_image },
    text: row.text,
    mentions: mentionsOf(row.text, people),
    images: row.images as unknown as Post['images'],
    link: linkOf(row),
    attachment: attachmentOf(row, attached),
    audience: {
      type: row.audience as PostAudience,
      names: row.audience_ids.flatMap((id) => (names.has(id) ? { id, name: names.get(id) ?? '' } : [])),
    },
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    pinned: row.pinned === 1,
    likes: row.likes,
    comments: row.comments,
    liked: row.liked,
    saved: row.saved,
    hidden: row.hidden_at && { at: row.hidden_at.toISOString(), reason: row.hidden_reason },
    can: {
      edit: isOwn && isShown,
      delete: isOwn,
      pin: isShown && may(actor, 'social.pin', subjectOf(row)),
      report: !isOwn && isShown,
      moderate: may(actor, 'social.moderate', subjectOf(row)),
    },
  }
}

export function mentionsOf(
  text: string,
  people: ReadonlyMap<string, NamedPerson>,
): readonly { readonly id: string; readonly name: string }[] {
  return mentionedIn(text).flatMap((id) => {
    const person = people.get(id)
    return person ? { id, name: person.name } : []
  })
}

const linkOf = (row: PostRow): Post['link'] =>
  row.link_url === ''
    ? null
    : {
        url: row.link_url,
        state: row.link_state as NonNullable<Post['link']>['state'],
        title: row.link_title,
        description: row.link_description,
        site: row.link_site,
        image: row.link_image === '' ? '' : cardPath(row.client_id, row.link_image),
      }

function attachmentOf(
  { attachment_type, attachment_id }: PostRow,
  attached: ReadonlyMap<string, Attached>,
): ShownAttachment | null {
  if (attachment_type === null || attachment_id === null) return null
  const shown = attached.get(attachment_id)
  const { title, image, link, shortid } = shown ?? { title: '', image: '', link: '', shortid: null }
  return {
    type: attachment_type as AttachmentKind,
    id: attachment_id,
    gone: shown === undefined,
    title,
    image,
    link,
    shortid,
  }
}
