import { type Announcement, announcementLevels, type ShownAnnouncement } from '@deckle/contract/announcements.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { AnnouncementRow } from './queries.ts'

const levelOf = (row: AnnouncementRow) => announcementLevels.find((level) => level === row.level) ?? 'info'

export function presentAnnouncement(row: AnnouncementRow, now: Date): Announcement {
  const hasEnded = row.ends_at !== null && row.ends_at <= now
  return {
    id: row.id,
    text: { en: row.text_en, hi: row.text_hi },
    level: levelOf(row),
    state: hasEnded ? 'ended' : row.starts_at > now ? 'planned' : 'active',
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    dismissible: row.dismissible,
    licenseTypes: licenseTypes.filter((type) => row.licence_types.includes(type)),
    can: { edit: !hasEnded, end: !hasEnded },
  }
}

export const presentShown = (row: AnnouncementRow, language: InterfaceLanguage): ShownAnnouncement => ({
  id: row.id,
  text: language === 'hi' && row.text_hi !== '' ? row.text_hi : row.text_en,
  level: levelOf(row),
  dismissible: row.dismissible,
})
