import type { articles, ArticleTemplateRow } from '@deckle/contract/articles.ts'
import { builtInTemplates } from '@deckle/core/article/templates/templates.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Call, Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { subjectOf } from '../../../require-access.ts'
import { lockClient } from '../../clients/index.ts'
import { requireArticle } from '../require-article.ts'
import {
  findTemplate,
  insertTemplate,
  listTemplates,
  MOST_TEMPLATES,
  removeTemplate,
  type TemplateRow,
} from './queries.ts'

/** Built-in ones first. */
export const showTemplates: Handler<typeof articles.templates> = (call) => listAllTemplates(call)

export const getTemplates: Handler<typeof articles.getTemplates> = (call) => listAllTemplates(call)

type TemplatesCall = Pick<Call<typeof articles.templates>, 'deps' | 'actor' | 'query'>

async function listAllTemplates({ deps, actor, query }: TemplatesCall) {
  const own = await listTemplates(deps.db, actor.clientId)
  const builtIn = builtInTemplates(query.language).map((template) => ({
    ...template,
    builtIn: true,
    createdAt: null,
    can: { delete: false },
  }))
  return { templates: [...builtIn, ...own.map((row) => presentTemplate(actor, row))] }
}

export const saveTemplate: Handler<typeof articles.saveTemplate> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (open) => {
    const { content, client_id } = await requireArticle(open, actor, 'article.view', { id })
    await lockClient(open, client_id)
    const all = await listTemplates(open, client_id)
    if (all.length >= MOST_TEMPLATES) throw refuse('rule_broken', 'article.templates_full')
    const row = {
      client_id,
      id: deps.newId(),
      owner_id: actor.userId,
      name: body.name,
      description: body.description ?? '',
      language: content.language,
      body: content.body,
      created_at: deps.now(),
    }
    if (!(await insertTemplate(open, row)))
      throw refuse('rule_broken', { message: 'article.template_taken', fields: { name: 'article.template_taken' } })
    return { template: presentTemplate(actor, row) }
  })

/** By who made it, and by Admins. Articles made from it stay. */
export const deleteTemplate: Handler<typeof articles.deleteTemplate> = async ({ deps, actor, params: { id } }) => {
  const row = await findTemplate(deps.db, actor.clientId, id)
  if (!row) throw refuse('not_found', 'article.template_missing')
  if (!mayDelete(actor, row)) throw refuse('not_allowed')
  await removeTemplate(deps.db, actor.clientId, id)
  return { ok: true }
}

const mayDelete = (actor: Actor, row: TemplateRow): boolean => may(actor, 'article.delete', subjectOf(row))

const presentTemplate = (actor: Actor, row: TemplateRow): ArticleTemplateRow => ({
  id: row.id,
  builtIn: false,
  name: row.name,
  description: row.description,
  language: row.language,
  body: row.body,
  createdAt: row.created_at.toISOString(),
  can: { delete: mayDelete(actor, row) },
})
