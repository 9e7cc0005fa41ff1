import type { TestApp } from '../app.ts'
import { type Person } from '../factories.ts'
import { insertRow } from '../rows.ts'
import { newCourse } from '@deckle/core/course/course.ts'

/** A published course that the person has begun, with a note. */
export async function learnedBy(
  test: TestApp,
  as: Person,
  { deckId, versionId }: { readonly deckId: string; readonly versionId: string },
) {
  const course = newCourse({ title: 'A course', language: 'en', topicId: 't1', topicTitle: 'A topic' })
  const decks = [{ id: deckId, topic_id: 't1', version_id: versionId, required: true }]
  const { id: courseId } = await insertRow(test.deps, 'courses', {
    client_id: as.clientId,
    owner_id: as.userId,
    status: 'published',
    content: JSON.stringify({ ...course, decks }),
    published: JSON.stringify({ ...course, enrolment: 'open', decks }),
    published_at: test.deps.now(),
    cover: JSON.stringify(course.cover),
    language: 'en',
    level: 'all',
  })
  await test.call('learning.enrol', { as, params: { id: courseId }, body: {} })
  const params = { id: courseId, deck_id: deckId }
  const { attempt } = (await test.call('learning.begin', { as, params, body: { id: test.deps.newId() } })).body
  const shown = await test.call('learning.deck', { as, params })
  const [slide] = shown.body.deck['slides'] as readonly { readonly slideId: string }[]
  const slideId = slide?.slideId ?? ''
  const body = { deck_id: deckId, slide_id: slideId, text: 'A note' }
  const made = await test.call('learning.addNote', { as, params: { id: courseId }, body })
  return { courseId, attempt, slideId, noteId: made.body.note.id }
}

/** A post with a comment that has a reply, and a comment on an article. */
export async function writtenIn(test: TestApp, as: Person, articleId: string) {
  const { id: postId } = (await test.call('posts.create', { as, body: { text: 'A post' } })).body.post
  const comment = await test.call('comments.create', { as, body: { post_id: postId, text: 'A comment' } })
  const { id: commentId } = comment.body.comment
  await test.call('comments.create', { as, body: { post_id: postId, text: 'A reply', parent_id: commentId } })
  const onArticle = { as, params: { id: articleId }, body: { text: 'A comment' } }
  const { comment: written } = (await test.call('comments.createOnArticle', onArticle)).body
  return { postId, commentId, articleCommentId: written.id }
}

/** Published, with a draft of it in another language. */
export async function articleOf(test: TestApp, as: Person) {
  const body = [{ id: 'p1', type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'About it.' }] }]
  const make = (given: object) => test.call('articles.create', { as, body: { title: 'An article', body, ...given } })
  const { id } = (await make({ status: 'published' })).body.article
  const translation = await make({ language: 'hi' })
  const { versions } = (await test.call('articles.versions', { as, params: { id } })).body
  return { id, versionId: versions[0]?.id ?? '', translationId: translation.body.article.id }
}

/** A job that made a file. */
export async function exportedBy({ deps }: TestApp, { clientId, userId }: Person): Promise<string> {
  const file_key = `jobs/${clientId}/export`
  await deps.files.put(file_key, Buffer.from('a'), { contentType: 'text/csv' })
  const file = { file_key, file_name: 'people.csv', file_type: 'text/csv' }
  const job = { client_id: clientId, created_by: userId, kind: 'users.export', status: 'done', ...file }
  return (await insertRow(deps, 'jobs', job)).id
}

/** A draft that waits to be run. */
export async function importedBy({ deps }: TestApp, { clientId, userId }: Person): Promise<string> {
  const options = { invite: false, default_license: 'Learner', create_tags: false, create_fields: false }
  const params = JSON.stringify({
    phase: 'check',
    fileName: 'people.csv',
    columns: [{ name: 'E-mail', samples: [] }],
    mapping: ['email'],
    options: { ...options, update_existing: true },
    language: 'en',
  })
  const job = { client_id: clientId, created_by: userId, kind: 'users.import', status: 'draft', params }
  return (await insertRow(deps, 'jobs', job)).id
}

/** Uploads a file and submits an answer that names it. */
export async function handIn(
  { deps }: TestApp,
  { clientId, deckId, ownerId, versionId }: Record<'clientId' | 'deckId' | 'ownerId' | 'versionId', string>,
): Promise<string> {
  const shared = { client_id: clientId, deck_id: deckId, attempt_id: deps.newId(), slide_id: 's0' }
  const { id, name, size, file_key } = await insertRow(deps, 'uploads', { ...shared, owner_id: ownerId })
  await deps.files.put(file_key, Buffer.from('a'), { contentType: 'text/plain' })
  const answer = JSON.stringify({ kind: 'uploader', file: id, name, size })
  await insertRow(deps, 'answers', { ...shared, version_id: versionId, answer })
  return id
}

/** A lead with a note and another that was merged into it, and a webhook with a delivery. */
export async function capturedBy({ deps }: TestApp, { clientId, userId }: Person, deckId: string) {
  const lead = { client_id: clientId, deck_id: deckId }
  const { id: leadId } = await insertRow(deps, 'leads', lead)
  const { id: mergedId } = await insertRow(deps, 'leads', { ...lead, merged_into: leadId })
  const note = await insertRow(deps, 'lead_notes', { client_id: clientId, lead_id: leadId, author_id: userId })
  const webhook = await insertRow(deps, 'webhooks', { client_id: clientId, events: ['lead.created'] })
  const delivery = await insertRow(deps, 'webhook_deliveries', { client_id: clientId, webhook_id: webhook.id })
  return { leadId, mergedId, noteId: note.id, webhookId: webhook.id, deliveryId: delivery.id }
}

/** A ticket with a file. */
export async function askedBy(test: TestApp, as: Person) {
  const files = [{ name: 'a.txt', data: Buffer.from('a').toString('base64') }]
  const body = { subject: 'A question', text: 'About it.', files }
  const id = (await test.call('tickets.create', { as, body })).body.ticket?.id ?? ''
  const { messages } = (await test.call('tickets.show', { as, params: { id } })).body
  return { ticketId: id, fileId: messages[0]?.files[0]?.id ?? '' }
}
