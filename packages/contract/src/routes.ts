import type { Action } from '@deckle/core/access/access.ts'

type Method = 'GET' | 'POST' | 'PATCH'

/** Who may call: anyone, any signed-in person, or whoever may do an action of `core/access` at some reach. */
export type Access = 'public' | 'signed-in' | Action

/** For `multipart` the text fields of the form are validated by the endpoint's `body`; files are streamed. */
type BodyType = 'json' | 'multipart' | 'json-or-multipart' | 'json-or-urlencoded'

/** What a client needs of a call. Without schemas, so that a browser need not load them. */
export interface Route {
  readonly method: Method
  /** Below /api/v2, with `{name}` for parameters. */
  readonly path: string
  readonly access: Access
  readonly bodyType: BodyType
}

const json = <const M extends Method, const P extends string, const A extends Access>(method: M, path: P, access: A) =>
  ({ method, path, access, bodyType: 'json' }) as const

const get = <const P extends string, const A extends Access>(path: P, access: A) => json('GET', path, access)
const post = <const P extends string, const A extends Access>(path: P, access: A) => json('POST', path, access)
const patch = <const P extends string, const A extends Access>(path: P, access: A) => json('PATCH', path, access)
const multipart = <const R extends Route>(route: R): Omit<R, 'bodyType'> & { readonly bodyType: 'multipart' } => ({
  ...route,
  bodyType: 'multipart',
})

/** What mail programs send (RFC 8058). */
const urlencoded = <const R extends Route>(
  route: R,
): Omit<R, 'bodyType'> & { readonly bodyType: 'json-or-urlencoded' } => ({
  ...route,
  bodyType: 'json-or-urlencoded',
})

/** The single source of every call's method, path, access and body type; endpoints are built from it. */
export const routes = {
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
  plans: {
    prices: get('/plans/prices', 'signed-in'),
    overview: get('/admin/plans/list', 'admin.use'),
    updatePrices: post('/plans/prices/update', 'admin.use'),
  },
  captcha: {
    challenge: get('/utilities/captcha', 'public'),
    verify: post('/utilities/recaptcha', 'public'),
  },
  formulas: {
    evaluate: post('/utilities/eval_formula', 'signed-in'),
  },
  packaging: {
    packDeck: post('/utilities/scormify/{id}', 'deck.publish'),
  },
  users: {
    listBasic: get('/users/list/basic', 'user.list'),
    listDeactivated: get('/users/list/deactivated', 'user.list'),
    listQuery: post('/users/list/query', 'user.list'),
    listSearch: post('/users/list/search', 'user.list'),
    count: post('/users/list/count', 'user.list'),
    facets: get('/users/list/facets', 'user.list'),
    bulk: post('/users/bulk', 'user.list'),
    export: post('/users/export', 'user.list'),
    show: get('/users/{id}/show', 'signed-in'),
    ancestors: get('/users/{id}/hierarchy/ancestors', 'signed-in'),
    children: get('/users/{id}/hierarchy/children', 'signed-in'),
    descendants: get('/users/{id}/hierarchy/descendants', 'signed-in'),
    roots: get('/users/hierarchy/roots', 'user.list'),
    showAdmin: get('/users/{id}/showAdmin', 'user.inspect'),
    decks: get('/users/{id}/show/decks', 'signed-in'),
    courses: get('/users/{id}/show/courses', 'signed-in'),
    attempts: get('/users/{id}/show/attempts', 'signed-in'),
    audit: get('/users/{id}/audit/list', 'user.inspect'),
    sessions: get('/users/{id}/sessions/list', 'user.inspect'),
    closeSession: post('/users/{id}/sessions/{session_id}/close', 'user.inspect'),
    profile: get('/profiles/{id}', 'public'),
    create: post('/users/create', 'public'),
    createEnroll: post('/users/createnroll', 'user.create'),
    invite: post('/users/{id}/invite', 'user.edit'),
    delete: post('/users/{id}/delete', 'user.delete'),
    restore: post('/users/{id}/restore', 'user.delete'),
    updateDetails: post('/users/{id}/update/details', 'user.edit'),
    updateManager: post('/users/{id}/update/manager', 'user.edit'),
    updateLicense: post('/users/{id}/update/license', 'user.license'),
    updateProfile: post('/users/{id}/update/profile', 'user.edit'),
    updateSelf: post('/users/self/update', 'signed-in'),
    resendEmail: post('/users/self/email/send_again', 'signed-in'),
    withdrawEmail: post('/users/self/email/withdraw', 'signed-in'),
    createAuthtoken: post('/users/{id}/authtokens/create', 'user.authtoken'),
    authtokens: get('/users/{id}/authtokens/list', 'user.authtoken'),
    revokeAuthtoken: post('/users/{id}/authtokens/{token_id}/revoke', 'user.authtoken'),
    activate: post('/users/{id}/activate', 'user.activate'),
    deactivate: post('/users/{id}/deactivate', 'user.activate'),
    showLicense: get('/licenses/{id}', 'signed-in'),
  },
  account: {
    exportData: post('/users/self/export', 'signed-in'),
    delete: post('/users/self/delete', 'signed-in'),
  },
  user_fields: {
    list: get('/users/fields/list', 'user.read'),
    create: post('/users/fields/create', 'user.fields'),
    update: post('/users/fields/{id}/update', 'user.fields'),
    delete: post('/users/fields/{id}/delete', 'user.fields'),
    moveUp: post('/users/fields/{id}/move/up', 'user.fields'),
    moveDown: post('/users/fields/{id}/move/down', 'user.fields'),
  },
  jobs: {
    list: get('/jobs/list', 'job.read'),
    show: get('/jobs/{id}/show', 'job.read'),
    stop: post('/jobs/{id}/stop', 'job.change'),
    retry: post('/jobs/{id}/retry', 'job.change'),
    undo: post('/jobs/{id}/undo', 'job.change'),
    file: get('/jobs/{id}/file', 'job.read'),
    items: get('/jobs/{id}/items', 'job.read'),
  },
  tags: {
    list: get('/tags/list', 'tag.list'),
    bulkCreate: post('/tags/bulk_create', 'tag.create'),
    update: post('/tags/{id}/update', 'tag.edit'),
    delete: post('/tags/{id}/delete', 'tag.edit'),
    lists: get('/tag_lists', 'tag.list'),
  },
  categories: {
    list: get('/categories/list', 'category.list'),
    create: post('/categories/create', 'category.edit'),
    update: post('/categories/{id}/update', 'category.edit'),
    delete: post('/categories/{id}/delete', 'category.edit'),
    moveUp: post('/categories/{id}/move/up', 'category.edit'),
    moveDown: post('/categories/{id}/move/down', 'category.edit'),
  },
  imports: {
    upload: multipart(post('/users/import', 'user.create')),
    show: get('/users/import/{id}/show', 'user.create'),
    check: post('/users/import/{id}/check', 'user.create'),
    run: post('/users/import/{id}/run', 'user.create'),
    rows: get('/users/import/{id}/rows', 'user.create'),
    refused: get('/users/import/{id}/refused', 'user.create'),
  },
  clients: {
    show: get('/clients/{id}', 'client.read'),
    update: patch('/clients/{id}', 'client.brand'),
    acts: get('/clients/{id}/acts/list', 'client.brand'),
    handOver: post('/clients/{id}/update/owner', 'client.hand_over'),
  },
  operators: {
    createClient: post('/clients/create', 'client.create'),
    clients: get('/clients/list', 'client.create'),
    showClient: get('/admin/clients/{id}/show', 'client.operate'),
    updatePlan: post('/clients/{id}/update/plan', 'client.operate'),
    people: get('/clients/{id}/people/list', 'client.operate'),
    act: post('/clients/{id}/act', 'client.operate'),
    suspend: post('/clients/{id}/suspend', 'admin.use'),
    resume: post('/clients/{id}/resume', 'admin.use'),
  },
  usage: {
    show: get('/clients/{id}/usage', 'client.usage'),
    space: get('/clients/{id}/usage/space', 'client.usage'),
  },
  upgradeRequests: {
    create: post('/users/{id}/upgraderequest', 'signed-in'),
    list: get('/upgraderequests/list', 'upgrade.read'),
    grant: post('/upgraderequests/{id}/grant', 'upgrade.answer'),
    refuse: post('/upgraderequests/{id}/refuse', 'upgrade.answer'),
  },
  notifications: {
    list: get('/users/{id}/notifications/fetch', 'signed-in'),
    create: post('/users/{id}/notifications/create', 'user.list'),
    read: post('/users/{id}/notifications/read', 'signed-in'),
    settings: get('/users/{id}/notifications/settings', 'signed-in'),
    updateSettings: post('/users/{id}/notifications/settings/update', 'signed-in'),
    unsubscribe: urlencoded(post('/notifications/unsubscribe', 'public')),
  },
  competencies: {
    list: get('/competencies/list', 'competency.list'),
    create: post('/competencies/create', 'competency.edit'),
    export: get('/competencies/export', 'competency.edit'),
    import: post('/competencies/import', 'competency.edit'),
    person: get('/competencies/people/{id}', 'competency.profile'),
    team: get('/competencies/team/{id}', 'competency.team'),
    update: post('/competencies/{id}/update', 'competency.edit'),
    delete: post('/competencies/{id}/delete', 'competency.edit'),
    moveUp: post('/competencies/{id}/move/up', 'competency.edit'),
    moveDown: post('/competencies/{id}/move/down', 'competency.edit'),
  },
  search: {
    find: get('/search', 'search.use'),
  },
  courses: {
    list: get('/courses/list', 'course.list'),
    create: post('/courses/create', 'course.create'),
    show: get('/courses/{id}/show', 'course.read'),
    update: post('/courses/{id}/update', 'course.edit'),
    updateTags: post('/courses/{id}/tags/update', 'course.edit'),
    duplicate: post('/courses/{id}/duplicate', 'course.create'),
    delete: post('/courses/{id}/delete', 'course.delete'),
    restore: post('/courses/{id}/restore', 'course.delete'),
    publish: post('/courses/{id}/publish', 'course.publish'),
    updateStatus: post('/courses/{id}/status/update', 'course.publish'),
    updateJoinCode: post('/courses/{id}/join_code/update', 'course.learners'),
    decks: get('/courses/{id}/decks/list', 'course.read'),
    shares: get('/courses/{id}/shares/list', 'course.share'),
    updateShares: post('/courses/{id}/shares/update', 'course.share'),
    sharePeople: get('/courses/{id}/shares/people', 'course.share'),
    library: get('/library', 'deck.list'),
  },
  topics: {
    create: post('/topics/create', 'course.edit'),
    update: post('/topics/{id}/update', 'course.edit'),
    delete: post('/topics/{id}/delete', 'course.edit'),
    moveUp: post('/topics/{id}/move/up', 'course.edit'),
    moveDown: post('/topics/{id}/move/down', 'course.edit'),
    moveDeckUp: post('/decks/{id}/move/up', 'course.edit'),
    moveDeckDown: post('/decks/{id}/move/down', 'course.edit'),
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
  publication: {
    show: get('/decks/{id}/publication/show', 'deck.publish'),
    update: post('/decks/{id}/publication/update', 'deck.publish'),
    createInvites: post('/decks/{id}/invites/create', 'deck.publish'),
    invites: get('/decks/{id}/invites/list', 'deck.publish'),
    createUrl: post('/urls/create/{id}', 'deck.publish'),
    urls: get('/urls/{id}/list', 'deck.publish'),
  },
  sharing: {
    list: get('/decks/{id}/shares/list', 'deck.share'),
    update: post('/decks/{id}/shares/update', 'deck.share'),
    people: get('/decks/{id}/shares/people', 'deck.share'),
  },
  media: {
    upload: multipart(post('/media/upload', 'media.upload')),
    list: get('/media/list', 'media.list'),
    update: post('/media/{id}/update', 'media.upload'),
    crop: post('/media/{id}/crop', 'media.upload'),
    usage: get('/media/{id}/usage', 'media.list'),
    delete: post('/media/{id}/delete', 'media.delete'),
    restore: post('/media/{id}/restore', 'media.delete'),
  },
  play: {
    enter: post('/play/{shortid}/enter', 'public'),
    begin: post('/play/{shortid}/attempts', 'public'),
    answer: post('/play/attempts/{id}/answers', 'public'),
    leave: post('/play/attempts/{id}/leave', 'public'),
    resume: post('/play/{shortid}/resume', 'signed-in'),
    upload: post('/play/attempts/{id}/files', 'public'),
    uploadStream: multipart(post('/play/attempts/{id}/files/stream', 'public')),
    complete: post('/play/attempts/{id}/complete', 'public'),
    tracker: post('/activity/tracker', 'public'),
  },
  analytics: {
    deckOverview: get('/analytics/{id}/deck/overview', 'deck.analytics'),
    deckQuestions: get('/analytics/{id}/deck/questions', 'deck.analytics'),
    deckSources: get('/analytics/{id}/deck/sources', 'deck.analytics'),
    deckResponses: get('/analytics/{id}/deck/responses', 'deck.analytics'),
    deckFile: get('/analytics/{id}/deck/files/{fileId}', 'deck.analytics'),
    deckAttempts: get('/analytics/{id}/deck/attempts', 'deck.analytics'),
    deckExport: get('/analytics/{id}/deck/export', 'deck.analytics'),
    stats: get('/stats', 'deck.list'),
  },
  admin: {
    health: get('/admin/health', 'admin.use'),
    outbox: get('/admin/outbox/list', 'admin.use'),
    mail: get('/admin/outbox/{id}/show', 'admin.use'),
    retryMail: post('/admin/outbox/{id}/retry', 'admin.use'),
    retryMails: post('/admin/outbox/retry', 'admin.use'),
    audit: get('/admin/audit/list', 'admin.use'),
    auditExport: get('/admin/audit/export', 'admin.use'),
    clients: get('/admin/clients/list', 'admin.use'),
    people: get('/admin/people/list', 'admin.use'),
    storage: get('/admin/storage/list', 'admin.use'),
    measureStorage: post('/admin/storage/measure', 'admin.use'),
  },
  announcements: {
    list: get('/announcements/list', 'admin.use'),
    create: post('/announcements/create', 'admin.use'),
    dismiss: post('/announcements/dismiss', 'signed-in'),
    update: post('/announcements/{id}/update', 'admin.use'),
    end: post('/announcements/{id}/end', 'admin.use'),
  },
  adminJobs: {
    list: get('/admin/jobs/list', 'admin.use'),
    stop: post('/admin/jobs/{id}/stop', 'admin.use'),
    retry: post('/admin/jobs/{id}/retry', 'admin.use'),
    tasks: get('/admin/tasks/list', 'admin.use'),
    retryTasks: post('/admin/tasks/retry', 'admin.use'),
  },
} as const

export type Routes = typeof routes
