import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/profile.ts').words> = {
  title: 'प्रोफ़ाइल',
  facts: 'इस व्यक्ति के बारे में',
  company: 'कंपनी:',
  webpage: 'वेब पेज:',
  pointsLabel: 'मिले अंक:',
  points: '{count, plural, one {# अंक} other {# अंक}}',
  certificates: 'प्रमाणपत्र',
  allCertificates: 'सभी {count, number} दिखाएँ',
  written: '{name} के लेखन',
  articles: 'लेख',
  posts: 'पोस्ट',
  edit: 'अपनी प्रोफ़ाइल बदलें',
  empty: '{name} ने यहाँ अभी कुछ नहीं जोड़ा है।',
  ownEmpty: 'यहाँ अभी कुछ नहीं है। अपने खाते में अपने बारे में कुछ शब्द लिखें।',
  own: {
    inside: 'यह पेज सिर्फ़ आपके संगठन के लोग देखते हैं।',
    person: 'जिसके पास पता है, वह यह पेज देख सकता है। अंक और प्रमाणपत्र सिर्फ़ आपके संगठन में दिखते हैं।',
    all: 'जिसके पास पता है, वह यह पेज अंकों और प्रमाणपत्रों के साथ देख सकता है।',
  },
  missing: 'यह प्रोफ़ाइल यहाँ नहीं है',
  missingText: 'हो सकता है वह व्यक्ति अब यहाँ न हो, या पता अधूरा हो।',
  missingOutside: 'हो सकता है यह सिर्फ़ उस व्यक्ति के संगठन के लिए हो। अगर वह आपका संगठन है, तो देखने के लिए साइन इन करें।',
  signIn: 'साइन इन करें',
  start: 'शुरुआत पर जाएँ',
}

export const titles: Catalogue<typeof import('../en/profile.ts').titles> = { profile: words.title }
