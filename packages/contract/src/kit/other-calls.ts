import type { ErrorCode } from '@deckle/core/error.ts'

/** A GET below /api/v2 without a JSON reply, served apart from the contract's calls; for the OpenAPI document. */
export interface OtherCall {
  /** `resource.name`. */
  readonly operationId: string
  readonly path: string
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
    operationId: 'notifications.stream',
    path: '/notifications/stream',
    summary:
      'Own notifications as they come: server-sent events `notification` with `{"id"}` as data, "" where some may have been missed. Ends after five minutes, with its session, or where the person opens too many',
    isPublic: false,
    replies: { 200: { description: 'Events until the stream ends', types: ['text/event-stream'] } },
    errors: ['not_signed_in', 'session_expired', 'account_deactivated', 'unavailable', 'internal'],
  },
]
