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
  /** Where a client's provider sends people back to; `{client}` is its id. */
  sso: ['/sso/{client}'],
  unsubscribe: ['/unsubscribe'],
  /** From a mailed link, after too many wrong codes of a second factor. */
  unlock: ['/unlock'],
  home: ['/'],
  dashboard: ['/dashboard'],
  library: ['/library'],
  templates: ['/templates'],
  content: ['/contentEditor/{id}'],
  properties: ['/propertiesEditor/{id}'],
  design: ['/designEditor/{id}'],
  publish: ['/publishViewer/{id}'],
  analytics: ['/analyticsViewer/{id}'],
  /** Nothing else is open to who must set one up. */
  secondFactor: ['/secondFactor'],
  /** Of a deck: one play, with the selection that it was opened from. */
  play: ['/analyticsViewer/{id}/plays/{play}'],
  courseBuilder: ['/courses/{id}/edit'],
  /** The only screen that is shown in a frame: a deck's preview on another site. */
  framePreview: ['/framePreview/{id}/{versionId}'],
  reports: ['/analytics'],
  report: ['/analytics/reports/{report}'],
  creators: ['/analytics/creators'],
  viewers: ['/analytics/viewers'],
  /** Of a deck: its answers over time, and in words. */
  survey: ['/analytics/surveys/{id}'],
  /** `<deck id>.<slide id>`: its answers, split. */
  question: ['/analytics/questions/{id}'],
  customReport: ['/analytics/custom/{id}'],
  /** A report that strangers see, by the token of its link. */
  sharedReport: ['/shared-report/{token}'],
  flows: ['/analytics/flows'],
  courses: ['/courses'],
  certificates: ['/certificates'],
  certificateDesigns: ['/certificates/designs'],
  certificateDesign: ['/certificates/designs/{id}'],
  account: ['/account'],
  billing: ['/billing'],
  organisation: ['/organisation'],
  admin: ['/admin'],
  peopleTree: ['/people/tree'],
  people: ['/people'],
  peopleImport: ['/people/import'],
  adminClient: ['/admin/clients/{id}'],
  newPerson: ['/people/new'],
  person: ['/people/{id}'],
  /** What others see of a person; without a session where the person says so. */
  profile: ['/profiles/{id}'],
  activity: ['/people/{id}/activity', '/activity'],
  /** Of a session, or of one play of a deck. */
  activitySession: ['/activity/sessions/{id}'],
  courseLearners: ['/courses/{id}/learners'],
  courseReport: ['/courses/{id}/report'],
  learnerReport: ['/people/{id}/learning', '/learning/report'],
  teamReport: ['/team/report'],
  competencyReport: ['/competencies/{id}/report'],
  partnerClients: ['/partner/clients'],
  partnerClient: ['/partner/clients/{id}'],
  notifications: ['/notifications'],
  peopleFields: ['/people/fields'],
  competencies: ['/competencies'],
  ownCompetencies: ['/competencies/mine'],
  team: ['/team'],
  teamCompetencies: ['/team/competencies'],
  categories: ['/categories'],
  banners: ['/banners'],
  newBanner: ['/banners/new'],
  banner: ['/banners/{id}'],
  tags: ['/tags'],
  tutorial: ['/tutorial'],
  help: ['/helpDesk'],
  helpArticle: ['/helpDesk/{article}'],
  ticket: ['/helpDesk/tickets/{id}'],
  ticketQueue: ['/admin/tickets'],
  /** Without a session: asking, and one's ticket by the secret of its address. */
  askForHelp: ['/tickets/new'],
  ticketThread: ['/tickets/thread/{token}'],
  update: ['/forceUpdate'],
  logout: ['/logout'],
  session: ['/home', '/session', '/session/home'],
  enter: ['/enter/{shortid}'],
  leads: ['/leads'],
  lead: ['/leads/{id}'],
  articles: ['/articles'],
  article: ['/articles/{id}/show'],
  blogging: ['/blogging'],
  newArticle: ['/articles/new'],
  articleEditor: ['/articles/{id}/edit'],
  feed: ['/feed'],
  moderation: ['/feed/moderation'],
  learning: ['/learning'],
  leaderboard: ['/leaderboard'],
  course: ['/courses/{id}/show'],
  coursePlay: ['/courses/{id}/play', '/courses/{id}/play/{deck}'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>

/** Those that visitors fill in behind a captcha: where reCAPTCHA is configured, they alone may load its script. */
export const captchaScreens = ['register', 'askForHelp'] as const satisfies readonly (keyof typeof screenPaths)[]

export type ScreenName = keyof typeof screenPaths
