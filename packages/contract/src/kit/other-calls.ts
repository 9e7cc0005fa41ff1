import type { ErrorCode } from '@deckle/core/error.ts'

/** A call below /api/v2 that is served apart from the contract's calls; for the OpenAPI document. */
export interface OtherCall {
  /** `resource.name`. */
  readonly operationId: string
  /** GET unless it says so. */
  readonly method?: 'post'
  /** Content type of the body. */
  readonly bodyType?: string
  readonly path: string
  /** Optional parameters, with what they are for. */
  readonly query?: Readonly<Record<string, string>>
  readonly summary: string
  readonly isPublic: boolean
  /** Status codes, each with its content types. */
  readonly replies: Readonly<Record<number, { readonly description: string; readonly types: readonly string[] }>>
  readonly errors: readonly ErrorCode[]
}

export const otherCalls: readonly OtherCall[] = [
  {
    operationId: 'decks.getApiv2ImageShow',
    path: '/apiv2decks/getApiv2ImageShow/{image}',
    summary: 'A picture by its media id, as WebP of at most 1080 pixels wide',
    isPublic: true,
    replies: {
      200: { description: 'The picture; it never changes', types: ['image/webp'] },
      304: { description: 'The picture that `If-None-Match` names', types: [] },
      404: { description: 'The missing image, to be shown in its place', types: ['image/svg+xml'] },
    },
    errors: [],
  },
  {
    operationId: 'sso.start',
    path: '/{client}/auth/start',
    query: { back: 'A path of the application to go to after signing in' },
    summary:
      'Single sign-on for the client with this slug: sends the browser to its provider, which leads back to the screen `/sso/{id}`; what goes wrong is said there',
    isPublic: true,
    replies: { 302: { description: 'To the provider, or to the screen with `error`', types: [] } },
    errors: ['unavailable', 'internal'],
  },
  {
    operationId: 'notifications.stream',
    path: '/notifications/stream',
    summary:
      'Own notifications as they come: server-sent events `notification` with `{"id"}` as data, "" where some may have been missed. Ends after five minutes, with its session, or where the person opens too many',
    isPublic: false,
    replies: { 200: { description: 'Events until the stream ends', types: ['text/event-stream'] } },
    errors: ['not_signed_in', 'session_expired', 'account_deactivated', 'unavailable', 'internal'],
  },
  {
    operationId: 'tickets.inbound',
    method: 'post',
    bodyType: 'message/rfc822',
    path: '/tickets/inbound',
    summary:
      'A mail that answers one of a ticket, as it is, from the mail server: with the header `X-Ticket-Secret`. What programs answer is ignored',
    isPublic: true,
    replies: { 200: { description: 'Taken or ignored', types: ['application/json'] } },
    errors: [
      'malformed',
      'not_allowed',
      'not_found',
      'conflict',
      'too_large',
      'unsupported_type',
      'rule_broken',
      'too_often',
      'unavailable',
      'internal',
    ],
  },
  {
    operationId: 'tickets.mobile',
    path: '/en/tickets/mobile',
    summary:
      'A form to open a ticket, complete without scripts; its fields as JSON where JSON is asked for. Also in Hindi, under /hi, and without /api/v2 in front',
    isPublic: true,
    replies: { 200: { description: 'The form, or its fields', types: ['text/html', 'application/json'] } },
    errors: ['unavailable', 'internal'],
  },
]
