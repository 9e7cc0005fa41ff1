import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/notifications.ts').words> = {
  title: 'सूचनाएँ',
  all: 'सभी सूचनाएँ',
  readAll: 'सबको पढ़ा हुआ मानें',
  unread: 'अपठित',
  none: 'कुछ नया नहीं',
  noneText: 'आपसे जुड़ा कुछ होगा तो वह यहाँ दिखेगा और घंटी बताएगी।',
  from: '{actor} की ओर से',
}

export const titles: Catalogue<typeof import('../en/notifications.ts').titles> = { notifications: words.title }
