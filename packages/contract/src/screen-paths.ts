/**
 * Addresses of the web application's screens, with `{name}` for parameters: those of product.md §2 "Routes", and others
 * for links in mails. The server answers each with the application's page.
 */
export const screenPaths = {
  login: ['/login', '/drive/login', '/{appName}/login'],
  register: ['/register', '/signup'],
  forgot: ['/forgotPassword'],
  link: ['/signInLink'],
  reset: ['/reset-password', '/resetPassword'],
  confirm: ['/confirm-email', '/confirmEmail'],
  unsubscribe: ['/unsubscribe'],
  home: ['/'],
  dashboard: ['/dashboard'],
  library: ['/library'],
  templates: ['/templates'],
  content: ['/contentEditor/{id}'],
  properties: ['/propertiesEditor/{id}'],
  design: ['/designEditor/{id}'],
  publish: ['/publishViewer/{id}'],
  analytics: ['/analyticsViewer/{id}'],
  /** The only screen that is shown in a frame: a deck's preview on another site. */
  framePreview: ['/framePreview/{id}/{versionId}'],
  account: ['/account'],
  admin: ['/admin'],
  peopleTree: ['/people/tree'],
  people: ['/people'],
  peopleImport: ['/people/import'],
  adminClient: ['/admin/clients/{id}'],
  newPerson: ['/people/new'],
  person: ['/people/{id}'],
  courseLearners: ['/courses/{id}/learners'],
  partnerClients: ['/partner/clients'],
  partnerClient: ['/partner/clients/{id}'],
  notifications: ['/notifications'],
  peopleFields: ['/people/fields'],
  tutorial: ['/tutorial'],
  help: ['/helpDesk'],
  update: ['/forceUpdate'],
  logout: ['/logout'],
  session: ['/home', '/session', '/session/home'],
  enter: ['/enter/{shortid}'],
  leads: ['/leads'],
  articles: ['/blogging', '/articles', '/articles/new'],
  article: ['/articles/{id}/show', '/articles/{id}/edit'],
  feed: ['/feed'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

export type ScreenName = keyof typeof screenPaths
