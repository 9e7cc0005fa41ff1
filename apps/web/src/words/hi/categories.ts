import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/categories.ts').words> = {
  title: 'श्रेणियाँ',
  text: 'कोर्स और लेख इन्हीं में बँटे रहते हैं। एक श्रेणी में दूसरी श्रेणियाँ हो सकती हैं, तीन स्तर तक।',
  kinds: { course: 'कोर्स', article: 'लेख' },
  new: 'नई श्रेणी',
  newBelow: 'इसमें नई श्रेणी',
  total: '{count, plural, one {# श्रेणी} other {# श्रेणियाँ}}',
  full: 'इससे अधिक नहीं: {most, number} श्रेणियाँ। दूसरी जोड़ने के लिए कोई एक हटाएँ।',
  counts: {
    course: '{count, plural, =0 {कोई कोर्स नहीं} one {# कोर्स} other {# कोर्स}}',
    article: '{count, plural, =0 {कोई लेख नहीं} one {# लेख} other {# लेख}}',
  },
  builtInBadge: 'पहले से बनी',
  builtIn: {
    article: 'लेख',
    faq: 'आम सवाल',
    document: 'दस्तावेज़',
    news: 'समाचार',
    video: 'वीडियो',
    webinar: 'वेबिनार',
    courses: 'कोर्स',
    event: 'आयोजन',
  },
  up: '{name} को ऊपर ले जाएँ',
  down: '{name} को नीचे ले जाएँ',
  drag: '{name} को खींचें',
  more: '{name} के लिए और',
  rename: 'नाम बदलें',
  edit: 'नाम या जगह बदलें',
  delete: 'हटाएँ',
  editTitle: '“{name}” बदलें',
  name: 'नाम',
  nameMissing: 'श्रेणी का नाम लिखें।',
  parent: 'किसके अंदर',
  top: 'किसी के नहीं: सबसे ऊपर',
  save: 'सहेजें',
  cancel: 'रद्द करें',
  deleteTitle: '“{name}” हटाएँ?',
  deleteText: 'इसे वापस नहीं लाया जा सकता।',
  deleteUsed: {
    course:
      'इसके {count, plural, =0 {कोई कोर्स नहीं} one {# कोर्स} other {# कोर्स}} और {below, plural, =0 {कोई श्रेणी नहीं} one {# श्रेणी} other {# श्रेणियाँ}} आपकी चुनी हुई श्रेणी में जाएँगे। इसे वापस नहीं लाया जा सकता।',
    article:
      'इसके {count, plural, =0 {कोई लेख नहीं} one {# लेख} other {# लेख}} और {below, plural, =0 {कोई श्रेणी नहीं} one {# श्रेणी} other {# श्रेणियाँ}} आपकी चुनी हुई श्रेणी में जाएँगे। इसे वापस नहीं लाया जा सकता।',
  },
  moveTo: 'इसकी चीज़ें यहाँ ले जाएँ',
  moveToMissing: 'चुनें कि चीज़ें कहाँ जाएँ।',
  nowhere: 'ले जाने को कुछ नहीं',
  noTarget: 'अभी कोई दूसरी श्रेणी नहीं है। पहले एक बनाएँ।',
  deleted: '“{name}” हट गई',
  empty: {
    title: 'अभी कोई श्रेणी नहीं',
    text: 'कोर्स को विषय, विभाग या जगह के अनुसार बाँटें, ताकि लोगों को अपने काम की चीज़ मिले।',
  },
}

export const titles: Catalogue<typeof import('../en/categories.ts').titles> = { categories: words.title }
