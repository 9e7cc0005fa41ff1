import {
  emailModes,
  notificationLimits,
  type NotificationType,
  notificationTypeNames,
} from '@deckle/core/notification/notification-type.ts'
import { isOwnPath } from '@deckle/core/text/own-path.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { shownAnnouncement } from './announcements.ts'
import { routes } from './routes.ts'
import { id, idParams, line, moment, ok, pageQuery, text } from './kit/shapes.ts'

const emailMode = z.enum(emailModes)
const settings = z.object({
  settings: z.array(z.object({ type: z.enum(notificationTypeNames as [NotificationType]), email: emailMode })),
})
const modes = Object.fromEntries(notificationTypeNames.map((type) => [type, z.optional(emailMode)])) as Record<
  NotificationType,
  z.ZodMiniOptional<typeof emailMode>
>

export const notifications = {
  list: endpoint(routes.notifications.list, {
    summary: 'Own notifications, newest first, with the number unread',
    params: idParams,
    query: z.object(pageQuery),
    reply: z.object({
      notifications: z.array(
        z.object({
          id,
          type: z.string(),
          title: z.string(),
          text: z.string(),
          link: z.string(),
          actor: z.nullable(z.string()),
          createdAt: moment,
          read_at: z.nullable(moment),
        }),
      ),
      next: z.nullable(z.string()),
      unread: z.number(),
      /** Only on the first page, which every screen requests. */
      announcements: z.optional(z.array(shownAnnouncement)),
    }),
    errors: ['not_found', 'bad_cursor'],
  }),
  create: endpoint(routes.notifications.create, {
    summary: 'Send a person of the client a notification',
    params: idParams,
    body: z.strictObject({
      /** The others are of what happens. */
      type: z._default(z.enum(['system']), 'system'),
      title: line(notificationLimits.title),
      text: z._default(text(notificationLimits.text), ''),
      link: z._default(text(300).check(z.refine<string>((path) => path === '' || isOwnPath(path), 'own_path')), ''),
    }),
    reply: ok,
    errors: ['not_found'],
  }),
  read: endpoint(routes.notifications.read, {
    summary: 'Mark own notifications as read; all of them where no ids are given',
    params: idParams,
    body: z.strictObject({ ids: z.optional(list(id, { max: 100 })) }),
    reply: ok,
    errors: ['not_found'],
  }),
  settings: endpoint(routes.notifications.settings, {
    summary: 'How own notifications come by e-mail; in the application they always do',
    params: idParams,
    reply: settings,
    errors: ['not_found'],
  }),
  updateSettings: endpoint(routes.notifications.updateSettings, {
    summary: 'Choose how own notifications of some types come by e-mail; the others stay as they are',
    params: idParams,
    body: z.strictObject({ modes: z.strictObject(modes) }),
    reply: settings,
    errors: ['not_found'],
    refusedActing: 'all',
  }),
  unsubscribe: endpoint(routes.notifications.unsubscribe, {
    summary: 'End the e-mails that the link of one is for, without a session (RFC 8058)',
    query: z.object({ token: text(300) }),
    body: z.strictObject({ 'List-Unsubscribe': z.optional(text(100)) }),
    reply: ok,
    errors: ['link_expired'],
  }),
} as const satisfies Resource<typeof routes.notifications>
