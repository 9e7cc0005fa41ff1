import type { Catalogue } from '../sections.ts'
import { titlesOf } from '../titles.ts'

export const words: Catalogue<typeof import('../en/shell.ts').words> = {
  titles: {
    ...titlesOf(import.meta.glob(['./*.ts', '!./shell.ts'], { eager: true })),
    home: 'होम',
    logout: 'साइन आउट',
    session: 'सत्र',
    notFound: 'नहीं मिला',
  },
  loading: 'लोड हो रहा है',
  skip: 'सीधे सामग्री पर जाएँ',
  navigation: 'मुख्य',
  profile: {
    menu: 'आपका मेन्यू',
    reports: 'रिपोर्ट',
    appearance: 'रंग-रूप',
    light: 'हल्का',
    dark: 'गहरा',
    system: 'डिवाइस के अनुसार',
    language: 'भाषा',
    logout: 'साइन आउट करें',
  },
  search: {
    open: 'खोजें या जाएँ',
    placeholder: 'डेक, लोग, स्क्रीन और काम खोजें',
    screens: 'यहाँ जाएँ',
    actions: 'यह करें',
    decks: 'डेक',
    people: 'लोग',
    newDeck: 'नया डेक',
    signOut: 'साइन आउट करें',
    theme: '{theme, select, light {हल्के} dark {गहरे} other {डिवाइस के}} रंग-रूप पर जाएँ',
    language: '{language} में बदलें',
    shortcuts: 'कीबोर्ड शॉर्टकट',
    failed: 'खोज से जवाब नहीं मिला। थोड़ी देर में फिर कोशिश करें।',
  },
  bell: {
    label: '{count, plural, =0 {सूचनाएँ} one {सूचनाएँ, # अपठित} other {सूचनाएँ, # अपठित}}',
  },
  offline: 'आप ऑफ़लाइन हैं। जो खुला है वह बना रहेगा; बदलाव कनेक्शन लौटने तक रुकेंगे।',
  backOnline: 'आप फिर से ऑनलाइन हैं',
  update: {
    text: 'नया संस्करण ज़रूरी है: {version}।',
    action: 'अभी अपडेट करें',
  },
  loadFailed: 'यह लोड नहीं हो सका',
  backHome: 'शुरुआत पर जाएँ',
  notFound: {
    title: 'इस पते पर कुछ नहीं है',
    text: 'यह हटाया या मिटाया गया हो सकता है, या लिंक अधूरा है।',
  },
  refused: {
    title: 'आपके लाइसेंस में यह शामिल नहीं है',
    text: 'ज़रूरत हो तो अपने संगठन के प्रशासक से कहें।',
  },
  shortcuts: {
    title: 'कीबोर्ड शॉर्टकट',
    search: 'खोज और कमांड',
    help: 'यह सूची',
    dashboard: 'डैशबोर्ड पर जाएँ',
    library: 'लाइब्रेरी पर जाएँ',
    courses: 'पाठ्यक्रमों पर जाएँ',
    account: 'खाते पर जाएँ',
    next: 'फिर',
    close: 'जो खुला है उसे बंद करें',
  },
}
