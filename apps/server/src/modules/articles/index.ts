import type { articles } from '@deckle/contract/articles.ts'
import type { Handlers } from '../../http/handler.ts'
import { deleteArticle, restoreArticle } from './bin/bin.ts'
import { saveArticle } from './content/save-article.ts'
import { createArticle } from './create/create-article.ts'
import { duplicateArticle } from './create/duplicate-article.ts'
import { calendar, listArticles } from './list/list-articles.ts'
import { updateTags } from './list/update-tags.ts'
import { updateStatus } from './publication/change-status.ts'
import { likeArticle, saveForLater, seeArticle } from './readers/readers.ts'
import { listPublished } from './reading/list-published.ts'
import { showArticle } from './reading/show-article.ts'
import { findArticleSharePeople, listArticleShares, updateArticleShares } from './sharing/article-shares.ts'
import { showAdmin } from './show-admin.ts'
import { deleteTemplate, getTemplates, saveTemplate, showTemplates } from './templates/templates.ts'
import { linkTranslation, listTranslations, unlinkTranslation } from './translations/translations.ts'
import { listVersions, nameVersion, restoreVersion, showVersion } from './versions/versions.ts'

export { type ArticleChanges, createArticleChanges } from './changes.ts'
export { articleCounts, articleTarget } from './readers/article-target.ts'
export { createViews } from './readers/create-views.ts'
export { addToCounts, refreshScores } from './readers/queries.ts'
export { attachableArticle } from './reading/attachable-article.ts'
export { readLists } from './reading/list-published.ts'
export { bodyContext } from './reading/body-context.ts'
export { searchPublished } from './reading/list-published.ts'
export { findNeighbour, findRelated } from './reading/queries-show.ts'
export { listPublishedTranslations } from './translations/queries.ts'
export { articleUrlTarget } from './publication/url-target.ts'
export { articleCron, articleTasks } from './tasks.ts'
export { handOverTemplates } from './templates/queries.ts'

export const articleHandlers: Handlers<typeof articles> = {
  list: listArticles,
  publishedList: listPublished,
  templates: showTemplates,
  getTemplates,
  calendar,
  show: showArticle,
  showAdmin,
  create: createArticle,
  update: saveArticle,
  updateTags,
  updateStatus,
  duplicate: duplicateArticle,
  delete: deleteArticle,
  restore: restoreArticle,
  versions: listVersions,
  showVersion,
  nameVersion,
  restoreVersion,
  translations: listTranslations,
  linkTranslation,
  unlinkTranslation,
  saveTemplate,
  deleteTemplate,
  shares: listArticleShares,
  updateShares: updateArticleShares,
  sharePeople: findArticleSharePeople,
  like: likeArticle,
  save: saveForLater,
  seen: seeArticle,
}
