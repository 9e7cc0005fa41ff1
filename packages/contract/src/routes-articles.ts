import { get, post } from './kit/route.ts'

/** Calls of articles, and of the dashboard, which shows them. */
export const articleRoutes = {
  articles: {
    list: get('/articles/list', 'article.list'),
    publishedList: get('/articles/published_list', 'article.read'),
    templates: get('/articles/templates', 'article.create'),
    calendar: get('/articles/calendar', 'article.list'),
    show: get('/articles/{id}/show', 'article.read'),
    showAdmin: get('/articles/{id}/showAdmin', 'article.edit'),
    create: post('/articles/create', 'article.create'),
    update: post('/articles/{id}/update', 'article.edit'),
    updateTags: post('/articles/{id}/tags/update', 'article.edit'),
    updateStatus: post('/articles/{id}/status/update', 'article.publish'),
    duplicate: post('/articles/{id}/duplicate', 'article.create'),
    delete: post('/articles/{id}/delete', 'article.delete'),
    restore: post('/articles/{id}/restore', 'article.delete'),
    versions: get('/articles/{id}/versions/list', 'article.edit'),
    showVersion: get('/articles/{id}/versions/{versionId}/show', 'article.edit'),
    nameVersion: post('/articles/{id}/versions/{versionId}/update', 'article.edit'),
    restoreVersion: post('/articles/{id}/versions/{versionId}/restore', 'article.edit'),
    translations: get('/articles/{id}/translations/list', 'article.edit'),
    linkTranslation: post('/articles/{id}/translations/link', 'article.edit'),
    unlinkTranslation: post('/articles/{id}/translations/unlink', 'article.edit'),
    saveTemplate: post('/articles/{id}/template', 'article.create'),
    deleteTemplate: post('/articles/templates/{id}/delete', 'article.create'),
    shares: get('/articles/{id}/shares/list', 'article.share'),
    updateShares: post('/articles/{id}/shares/update', 'article.share'),
    sharePeople: get('/articles/{id}/shares/people', 'article.share'),
    like: post('/articles/{id}/like', 'article.read'),
    save: post('/articles/{id}/save', 'article.read'),
    seen: post('/articles/{id}/seen', 'article.read'),
  },
  dashboard: {
    show: get('/dashboard/show', 'article.read'),
    visit: post('/dashboard/visit', 'deck.analytics'),
  },
} as const
