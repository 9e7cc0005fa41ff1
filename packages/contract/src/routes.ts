import type { Contract } from './contract.ts'
import type { Method } from './endpoint.ts'

/** What a client must know of a call to make it: no schemas, so that a browser need not load them. */
export interface Route {
  readonly method: Method
  /** Below /api/v2, with `{name}` for parameters. */
  readonly path: string
  /** Needs no session. */
  readonly isPublic: boolean
  readonly isForm: boolean
}

const get = (path: string): Route => ({ method: 'GET', path, isPublic: false, isForm: false })
const post = (path: string): Route => ({ ...get(path), method: 'POST' })
const open = (route: Route): Route => ({ ...route, isPublic: true })
const form = (route: Route): Route => ({ ...route, isForm: true })

/** Every call of `contract`, light. A missing or a surplus name does not compile; a wrong value fails routes.test.ts. */
export const routes = {
  auth: {
    signIn: open(form(post('/auth/sign_in'))),
    signOut: post('/auth/sign_out'),
    resetPassword: open(post('/auth/reset_password')),
    confirmReset: open(post('/auth/reset_password/confirm')),
    signinLink: open(post('/auth/signin_link')),
    confirmEmail: open(post('/auth/confirm_email')),
    changePassword: post('/auth/change_password'),
    me: get('/auth/me'),
    sessions: get('/sessions/list'),
    closeSession: post('/sessions/{id}/close'),
  },
  utilities: {
    fetchConfig: open(get('/config/fetch')),
    upsertConfig: post('/config/upsert'),
    captchaChallenge: open(get('/utilities/captcha')),
    verifyCaptcha: open(post('/utilities/recaptcha')),
    evalFormula: post('/utilities/eval_formula'),
    scormify: post('/utilities/scormify/{id}'),
  },
  users: {
    listBasic: get('/users/list/basic'),
    listDeactivated: get('/users/list/deactivated'),
    listQuery: post('/users/list/query'),
    listSearch: post('/users/list/search'),
    show: get('/users/{id}/show'),
    ancestors: get('/users/{id}/hierarchy/ancestors'),
    children: get('/users/{id}/hierarchy/children'),
    descendants: get('/users/{id}/hierarchy/descendants'),
    create: open(post('/users/create')),
    updateDetails: post('/users/{id}/update/details'),
    updateManager: post('/users/{id}/update/manager'),
    updateLicense: post('/users/{id}/update/license'),
    updateProfile: post('/users/{id}/update/profile'),
    updateSelf: post('/users/self/update'),
    resendEmail: post('/users/self/email/send_again'),
    withdrawEmail: post('/users/self/email/withdraw'),
    createAuthtoken: post('/users/{id}/authtokens/create'),
    authtokens: get('/users/{id}/authtokens/list'),
    revokeAuthtoken: post('/users/{id}/authtokens/{token_id}/revoke'),
    activate: post('/users/{id}/activate'),
    deactivate: post('/users/{id}/deactivate'),
    fetchNotifications: get('/users/{id}/notifications/fetch'),
    createNotification: post('/users/{id}/notifications/create'),
    readNotifications: post('/users/{id}/notifications/read'),
    showLicense: get('/licenses/{id}'),
    showClient: get('/clients/{id}'),
    handOverClient: post('/clients/{id}/update/owner'),
    updateClient: { ...get('/clients/{id}'), method: 'PATCH' },
    search: get('/search'),
  },
  decks: {
    list: get('/decks/list'),
    create: post('/decks/create'),
    import: post('/apiv2decks/'),
    fromTemplate: post('/decks/from_template'),
    show: get('/decks/{id}/show'),
    update: post('/decks/{id}/update'),
    rename: post('/decks/{id}/rename'),
    duplicate: post('/decks/{id}/duplicate'),
    delete: post('/decks/{id}/delete'),
    restore: post('/decks/{id}/restore'),
    publish: post('/decks/{id}/publish'),
    unpublish: post('/decks/{id}/unpublish'),
    versions: get('/decks/{id}/versions/list'),
    showVersion: get('/decks/{id}/versions/{versionId}/show'),
    nameVersion: post('/decks/{id}/versions/{versionId}/update'),
    restoreVersion: post('/decks/{id}/versions/{versionId}/restore'),
  },
  publishing: {
    show: get('/decks/{id}/publication/show'),
    update: post('/decks/{id}/publication/update'),
    createTickets: post('/decks/{id}/tickets/create'),
    tickets: get('/decks/{id}/tickets/list'),
    createUrl: post('/urls/create/{id}'),
    urls: get('/urls/{id}/list'),
  },
  sharing: {
    list: get('/decks/{id}/shares/list'),
    update: post('/decks/{id}/shares/update'),
    people: get('/decks/{id}/shares/people'),
  },
  media: {
    upload: form(post('/media/upload')),
    list: get('/media/list'),
    update: post('/media/{id}/update'),
    crop: post('/media/{id}/crop'),
    usage: get('/media/{id}/usage'),
    delete: post('/media/{id}/delete'),
    restore: post('/media/{id}/restore'),
  },
  play: {
    enter: open(post('/play/{shortid}/enter')),
    begin: open(post('/play/{shortid}/attempts')),
    answer: open(post('/play/attempts/{id}/answers')),
    leave: open(post('/play/attempts/{id}/leave')),
    resume: post('/play/{shortid}/resume'),
    upload: open(post('/play/attempts/{id}/files')),
    uploadStream: open(form(post('/play/attempts/{id}/files/stream'))),
    complete: open(post('/play/attempts/{id}/complete')),
    tracker: open(post('/activity/tracker')),
  },
  analytics: {
    deckOverview: get('/analytics/{id}/deck/overview'),
    deckQuestions: get('/analytics/{id}/deck/questions'),
    deckSources: get('/analytics/{id}/deck/sources'),
    deckResponses: get('/analytics/{id}/deck/responses'),
    deckFile: get('/analytics/{id}/deck/files/{fileId}'),
    deckAttempts: get('/analytics/{id}/deck/attempts'),
    deckExport: get('/analytics/{id}/deck/export'),
    stats: get('/stats'),
  },
  admin: {
    health: get('/admin/health'),
    outbox: get('/admin/outbox/list'),
    mail: get('/admin/outbox/{id}/show'),
    audit: get('/admin/audit/list'),
    clients: get('/admin/clients/list'),
  },
} as const satisfies { readonly [R in keyof Contract]: { readonly [C in keyof Contract[R]]: Route } }
