import { readSignedKey, type RowKey, signKey } from '../../../platform/signed-key.ts'

/** What an address leads to: the client, and the feed's own key. */
export type FeedKey = RowKey

/** The address can be shown again, and is neither in the database nor in a backup. */
export const calendarToken = (feed: FeedKey, secret: Buffer): string => signKey('calendar', feed, secret)

/** Null for a token that was not signed here. */
export const readCalendarToken = (token: string, secret: Buffer): FeedKey | null =>
  readSignedKey('calendar', token, secret)
