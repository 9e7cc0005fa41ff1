import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/people-tree.ts').words> = {
  title: 'पदक्रम',
  text: 'कौन किसके अधीन है। लोगों को उनके नए प्रबंधक पर खींचें, या प्रबंधक को नाम से चुनें; नीचे के सभी लोग साथ आते हैं।',
  textManager: 'आपके नीचे के लोग।',
  find: 'पदक्रम में व्यक्ति खोजें',
  none: 'यहाँ अभी कोई नहीं है',
  noneText: 'लोग जोड़े जाने पर यहाँ दिखते हैं। पदक्रम बनाने के लिए हर व्यक्ति को एक प्रबंधक दें।',
  loading: 'लोड हो रहा है…',
  more: 'और दिखाएँ',
  again: 'फिर से कोशिश करें',
  deactivated: 'निष्क्रिय',
  counts: '{reports, number} सीधे · कुल {below, number}',
  drag: '{name} को खींचें',
  moveTo: '{name} को ले जाएँ…',
}

export const titles: Catalogue<typeof import('../en/people-tree.ts').titles> = { peopleTree: words.title }
