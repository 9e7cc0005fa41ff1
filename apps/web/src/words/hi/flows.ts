import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/flows.ts').words> = {
  title: 'रास्ते',
  text: 'लोग आप तक कैसे पहुँचते हैं: स्रोत से लेख, डेक, संपर्क और पाठ्यक्रम तक। हर व्यक्ति एक बार गिना जाता है।',
  analytics: 'विश्लेषण',
  days: 'दिन',
  period: 'अवधि',
  lastDays: '{count, number} दिन',
  allDays: 'सभी',
  clear: 'हटाएँ',
  model: 'श्रेय किसे',
  models: { first: 'पहला संपर्क', last: 'आख़िरी संपर्क' },
  modelTexts: {
    first: 'हर व्यक्ति का पहला स्रोत, लेख और डेक।',
    last: 'संपर्क छोड़ने से पहले का आख़िरी ज्ञात स्रोत, और उसके बाद जो देखा।',
  },
  filters: {
    source: 'स्रोत',
    anySource: 'हर स्रोत',
    campaign: 'अभियान',
    anyCampaign: 'हर अभियान',
    deck: 'डेक',
    anyDeck: 'हर डेक',
    article: 'लेख',
    anyArticle: 'हर लेख',
  },
  steps: { source: 'स्रोत', article: 'लेख', deck: 'डेक', lead: 'संपर्क', course: 'पाठ्यक्रम' },
  direct: 'सीधे या अज्ञात',
  lead: 'अपना संपर्क छोड़ा',
  others: {
    source: 'अन्य स्रोत',
    article: 'अन्य लेख',
    deck: 'अन्य डेक',
    lead: 'अन्य',
    course: 'अन्य पाठ्यक्रम',
  },
  people: '{count, plural, one {1 व्यक्ति} other {{count, number} लोग}}',
  ended: '{count, plural, =0 {सब आगे गए} one {1 आगे नहीं गया} other {{count, number} आगे नहीं गए}}',
  node: '{step}: {name}। {people}, {ended}।',
  link: '{from} से {to}: {people}।',
  finding: {
    counts:
      '{people, plural, one {एक व्यक्ति} other {{people, number} लोगों}} का रास्ता दर्ज हुआ: {leads, plural, =0 {किसी ने नहीं} one {1 ने} other {{leads, number} ने}} संपर्क छोड़ा, {courses, plural, =0 {कोई नहीं} one {1} other {{courses, number}}} पाठ्यक्रम में आए।',
    lost: 'सबसे अधिक लोग “{name}” के बाद आगे नहीं जाते: {people, number} में से {ended, number}।',
  },
  picture: 'स्रोत से पाठ्यक्रम तक',
  pictureHint: 'तीर वाली कुंजियाँ चित्र के एक भाग से दूसरे पर ले जाती हैं।',
  table: {
    label: 'तालिका के रूप में',
    way: 'रास्ता',
    people: 'लोग',
    share: 'हिस्सा',
    row: '{from} → {to}',
    ended: '{from}: आगे नहीं गए',
  },
  empty: {
    title: 'अभी कोई रास्ता नहीं',
    text: 'जैसे ही आपके सार्वजनिक लेखों और डेक के पाठकों के रास्ते दर्ज होने लगेंगे, वे यहाँ दिखेंगे।',
    setting: 'चुनें कि पाठकों के रास्ते दर्ज हों या नहीं',
    ask: 'आपके संगठन का एडमिन चुनता है कि पाठकों के रास्ते दर्ज हों या नहीं।',
    filtered: 'कुछ नहीं मिला',
    filteredText: 'दूसरे दिन चुनें, या कोई फ़िल्टर हटाएँ।',
  },
}

export const titles = { flows: words.title }
