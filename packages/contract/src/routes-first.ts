import { get, multipart, post, urlencoded } from './kit/route.ts'

/** Calls of the first screen after sign-in, and of every screen: their routes are in a browser's first script. */
export const firstRoutes = {
  auth: {
    signIn: multipart(post('/auth/sign_in', 'public')),
    signOut: post('/auth/sign_out', 'signed-in'),
    endActing: post('/auth/act/end', 'signed-in'),
    resetPassword: post('/auth/reset_password', 'public'),
    confirmReset: post('/auth/reset_password/confirm', 'public'),
    signinLink: post('/auth/signin_link', 'public'),
    confirmEmail: post('/auth/confirm_email', 'public'),
    changePassword: post('/auth/change_password', 'signed-in'),
    me: get('/auth/me', 'signed-in'),
    sessions: get('/sessions/list', 'signed-in'),
    closeSession: post('/sessions/{id}/close', 'signed-in'),
  },
  config: {
    fetch: get('/config/fetch', 'public'),
    upsert: post('/config/upsert', 'admin.use'),
    settings: get('/config/settings', 'admin.use'),
    reset: post('/config/reset', 'admin.use'),
  },
  notifications: {
    list: get('/users/{id}/notifications/fetch', 'signed-in'),
    create: post('/users/{id}/notifications/create', 'user.list'),
    read: post('/users/{id}/notifications/read', 'signed-in'),
    settings: get('/users/{id}/notifications/settings', 'signed-in'),
    updateSettings: post('/users/{id}/notifications/settings/update', 'signed-in'),
    unsubscribe: urlencoded(post('/notifications/unsubscribe', 'public')),
  },
  dashboard: {
    show: get('/dashboard/show', 'article.read'),
    visit: post('/dashboard/visit', 'deck.analytics'),
  },
  search: {
    find: get('/search', 'search.use'),
  },
  decks: {
    list: get('/decks/list', 'deck.list'),
    create: post('/decks/create', 'deck.create'),
    import: post('/apiv2decks/', 'deck.create'),
    fromTemplate: post('/decks/from_template', 'deck.create'),
    show: get('/decks/{id}/show', 'deck.read'),
    update: post('/decks/{id}/update', 'deck.edit'),
    rename: post('/decks/{id}/rename', 'deck.edit'),
    updateTags: post('/decks/{id}/tags/update', 'deck.edit'),
    duplicate: post('/decks/{id}/duplicate', 'deck.create'),
    delete: post('/decks/{id}/delete', 'deck.delete'),
    restore: post('/decks/{id}/restore', 'deck.delete'),
    publish: post('/decks/{id}/publish', 'deck.publish'),
    unpublish: post('/decks/{id}/unpublish', 'deck.publish'),
    versions: get('/decks/{id}/versions/list', 'deck.read'),
    showVersion: get('/decks/{id}/versions/{versionId}/show', 'deck.read'),
    nameVersion: post('/decks/{id}/versions/{versionId}/update', 'deck.edit'),
    restoreVersion: post('/decks/{id}/versions/{versionId}/restore', 'deck.edit'),
  },
  stats: {
    show: get('/stats', 'deck.list'),
  },
  shown_banners: {
    publishedList: get('/banners/published_list', 'signed-in'),
    seen: post('/banners/{id}/seen', 'public'),
    click: post('/banners/{id}/click', 'public'),
    dismiss: post('/banners/{id}/dismiss', 'signed-in'),
  },
} as const
