import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/tags.ts').words> = {
  label: 'टैग',
  of: '“{name}” के टैग',
  placeholder: 'खोजें या नया टैग लिखें',
  chosen: 'चुने हुए टैग',
  create: '“{name}” बनाएँ',
  looking: 'खोज रहे हैं…',
  full: 'इससे अधिक नहीं: {most, number} टैग। दूसरा जोड़ने के लिए कोई एक हटाएँ।',
  tooLong: 'टैग में 40 तक अक्षर हो सकते हैं।',
  uses: '{kind, select, user {{count, plural, =0 {अभी किसी पर नहीं} one {{shown} व्यक्ति पर} other {{shown} लोगों पर}}} other {{count, plural, =0 {अभी किसी पर नहीं} one {एक जगह} other {{shown} जगह}}}}',
  notCreated: 'टैग नहीं बना।',
  notSaved: 'टैग सहेजे नहीं गए।',
  filter: 'टैग',
  any: 'कोई भी टैग',
  gone: 'हटाया गया टैग',
  save: 'सहेजें',
  cancel: 'रद्द करें',
}
