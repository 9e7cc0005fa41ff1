import { screenPaths } from '@deckle/contract/screen-paths.ts'

export const signedOutScreens = [
  ['/login', 'sign-in'],
  ['/register', 'register-off'],
  ['/forgotPassword', 'forgot-password'],
  ['/reset-password', 'reset-password-incomplete'],
  ['/reset-password?token=abc', 'reset-password'],
  ['/confirm-email?token=abc', 'confirm-email'],
  ['/unsubscribe?token=abc', 'unsubscribe'],
  ['/unlock?token=abc', 'unlock-codes'],
  ['/signInLink', 'sign-in-link'],
  ['/login?authtoken=abc', 'sign-in-by-link'],
  ['/sso/01900000-0000-7000-8000-0000000000a1?error=access_denied', 'single-sign-on-refused'],
  ['/tickets/new', 'ask-for-help'],
  ['/tickets/thread/nothing', 'ticket-missing'],
] as const

export const editorScreens = [
  ['contentEditor', 'editor-content'],
  ['propertiesEditor', 'editor-properties'],
  ['designEditor', 'editor-design'],
  ['publishViewer', 'editor-publish'],
  ['analyticsViewer', 'editor-analytics'],
] as const

/** Of a course: the end of the path, and the picture. */
export const courseScreens = [['edit', 'course-builder']] as const

export const adminClient = '/admin/clients/01900000-0000-7000-8000-0000000000a1'

export const superadminScreens = [
  ['/', 'dashboard-empty'],
  ['/library', 'library-empty'],
  ['/library?status=bin', 'bin-empty'],
  ['/courses', 'courses-empty'],
  ['/courses?status=bin', 'courses-bin-empty'],
  ['/notifications', 'notifications-empty'],
  ['/admin', 'admin-health'],
  ['/admin?tab=clients', 'admin-clients'],
  [adminClient, 'admin-client'],
  ['/partner/clients', 'partner-clients'],
  ['/admin?tab=people', 'admin-people'],
  ['/admin?tab=requests', 'admin-requests'],
  ['/admin?tab=jobs', 'admin-jobs'],
  ['/admin?tab=outbox', 'admin-outbox'],
  ['/admin?tab=storage', 'admin-storage'],
  ['/admin?tab=audit', 'admin-audit'],
  ['/admin?tab=announcements', 'admin-announcements'],
  ['/admin?tab=plans', 'admin-plans'],
  ['/admin?tab=config', 'admin-config'],
  ['/people/import', 'people-import'],
] as const

export function creatorScreens() {
  return {
    decks: [
      ['/', 'dashboard'],
      ['/library', 'library'],
      ['/library?view=list', 'library-list'],
      ['/library?q=zzzz', 'library-no-match'],
      ['/library?status=bin', 'library-bin'],
      ['/templates', 'templates'],
      ['/templates?template=phishing', 'template'],
    ] as const,
    courses: [
      ['/courses', 'courses'],
      ['/courses?view=list', 'courses-list'],
      ['/courses?q=zzzz', 'courses-no-match'],
      ['/courses?create=true', 'courses-create'],
    ] as const,
    feed: [
      ['/feed', 'feed'],
      ['/feed?filter=saved', 'feed-saved'],
      ['/feed?filter=mine', 'feed-mine'],
    ] as const,
    reading: [
      ['/articles', 'articles'],
      ['/articles?category=news', 'articles-category'],
      ['/articles?category=courses', 'articles-courses'],
      ['/articles?q=zzzz', 'articles-no-match'],
      ['/articles?saved=1', 'articles-saved'],
    ] as const,
    'account and help': [
      ['/account', 'account-profile'],
      ['/account?tab=security', 'account-security'],
      ['/account?tab=notifications', 'account-notifications'],
      ['/account?tab=appearance', 'account-appearance'],
      ['/account?tab=data', 'account-data'],
      ['/account?tab=plan', 'account-plan'],
      ['/notifications', 'notifications'],
      ['/helpDesk', 'help'],
      ['/helpDesk?q=webhok', 'help-found'],
      ['/helpDesk/first-deck', 'help-article'],
      ['/tutorial', 'tutorial'],
    ] as const,
    figures: [
      ['/leads', 'leads'],
      ['/leads?view=board', 'leads-board'],
      ['/analytics/reports/content_performance', 'report'],
      ['/analytics?q=late', 'reports-found'],
      ['/analytics/creators', 'creators'],
      ['/analytics/viewers', 'viewers'],
      ['/analytics/viewers?q=zzzz', 'viewers-no-match'],
      ['/activity', 'activity-empty'],
    ] as const,
    'dead ends': [
      ['/forceUpdate', 'force-update'],
      ['/nowhere', 'not-found'],
      ['/admin', 'refused'],
    ] as const,
  }
}

/** Screens that redirect, and those with pictures of their own. */
const withoutPicture: readonly string[] = ['home', 'session', 'logout', 'dashboard', 'banners', 'billing']

/** Screens of the contract missing in the lists above, so that new screens get pictures automatically. */
export function unlistedScreens(): (readonly [path: string, name: string])[] {
  const lists = [...Object.values(creatorScreens()).flat(), ...superadminScreens, ...signedOutScreens]
  const listed = new Set(lists.map(([path]) => path.split('?')[0]))
  return Object.entries(screenPaths).flatMap(([name, [path]]) =>
    path.includes('{') || listed.has(path) || withoutPicture.includes(name) ? [] : [[path, name] as const],
  )
}
