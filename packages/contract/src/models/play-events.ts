/** What a player reports. */
export const playEvents = [
  'view',
  'start',
  'slide_view',
  'answer',
  'back',
  'jump',
  'complete',
  'abandon',
  'lead',
  'link',
  'video_progress',
  'error',
] as const
export type PlayEvent = (typeof playEvents)[number]
