import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/sharing.ts').words> = {
  title: '“{name}” साझा करें',
  text: 'जो देख सकते हैं, वे इसकी प्रतिलिपि भी बना सकते हैं। जो बदल सकते हैं, वे इसे प्रकाशित भी कर सकते हैं और लोगों के उत्तर, नाम और फ़ाइलें देखते हैं।',
  done: 'हो गया',
  add: 'लोग जोड़ें',
  addPlaceholder: 'नाम लिखें',
  looking: 'लोग खोजे जा रहे हैं…',
  full: 'एक डेक नाम से {most} लोगों के साथ साझा हो सकता है। इसके बजाय सबके साथ साझा करें।',
  people: 'जिनके पास यह डेक है',
  owner: 'स्वामी',
  you: '{name} (आप)',
  canOf: '{name} क्या कर सकते हैं',
  removeOf: '{name} से डेक वापस लें',
  removed: '{name} के पास अब यह डेक नहीं है',
  showAll: 'सभी {count, number} लोग दिखाएँ',
  none: 'नाम से और कोई नहीं।',
  everyone: '{client} में सभी',
  everyoneText: 'आपके संगठन के सभी रचनाकार।',
  levels: { none: 'पहुँच नहीं', view: 'देख सकते हैं', edit: 'बदल सकते हैं' },
  always: 'स्वामी के प्रबंधकों और प्रशासकों के पास यह हमेशा रहता है।',
}
