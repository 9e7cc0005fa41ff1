import type { InterfaceLanguage } from '../../text/interface-language.ts'
import type { BodyWords } from './body-context.ts'

export const bodyWords: Readonly<Record<InterfaceLanguage, BodyWords>> = {
  en: {
    callout: { info: 'Note', tip: 'Tip', warning: 'Warning', success: 'Good to know' },
    table: 'Table',
    playVideo: 'Play video',
    deck: 'Interactive deck',
    playDeck: 'Play',
    slides: (count) => (count === 1 ? '1 slide' : `${count} slides`),
  },
  hi: {
    callout: { info: 'ध्यान दें', tip: 'सुझाव', warning: 'चेतावनी', success: 'अच्छी बात' },
    table: 'तालिका',
    playVideo: 'वीडियो चलाएँ',
    deck: 'इंटरैक्टिव डेक',
    playDeck: 'खेलें',
    slides: (count) => `${count} स्लाइड`,
  },
}
