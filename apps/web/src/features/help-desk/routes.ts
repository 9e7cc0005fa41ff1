import type { ScreenRoute } from '../../lib/screen/screen-route.ts'
import { lazySection } from '../../lib/screen/section.tsx'

export const routes: readonly ScreenRoute[] = [
  {
    screen: 'help',
    access: 'signed-in',
    section: lazySection(() => import('./screen.tsx').then((m) => m.HelpDeskScreen), ['help', 'errors']),
  },
  {
    screen: 'helpArticle',
    access: 'ticket.use',
    section: lazySection(
      () => import('./articles/article-screen.tsx').then((m) => m.HelpArticleScreen),
      ['help', 'errors'],
    ),
  },
  {
    screen: 'ticket',
    access: 'ticket.use',
    section: lazySection(() => import('./tickets/ticket-screen.tsx').then((m) => m.TicketScreen), ['help', 'errors']),
  },
  {
    screen: 'ticketQueue',
    access: 'ticket.answer',
    section: lazySection(() => import('./queue/queue-screen.tsx').then((m) => m.TicketQueueScreen), ['help', 'errors']),
  },
  {
    screen: 'askForHelp',
    access: 'open',
    section: lazySection(
      () => import('./visitor/ask-screen.tsx').then((m) => m.AskScreen),
      ['help', 'captcha', 'errors'],
    ),
    frame: 'bare',
  },
  {
    screen: 'ticketThread',
    access: 'open',
    section: lazySection(() => import('./visitor/thread-screen.tsx').then((m) => m.ThreadScreen), ['help', 'errors']),
    frame: 'bare',
  },
]
