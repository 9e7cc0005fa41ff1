import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/move-person.ts').words> = {
  title: '{name} को ले जाएँ',
  comeAlong:
    '{count, plural, =0 {साथ में और कोई नहीं आता।} one {नीचे का एक व्यक्ति साथ आता है।} other {नीचे के # लोग साथ आते हैं।}}',
  manager: 'नया प्रबंधक',
  move: 'ले जाएँ',
  top: 'सबसे ऊपर',
  moved: '{name} को ले जाया गया',
  text: 'नीचे के सभी लोग साथ आते हैं।',
}
