import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/pages.ts').words> = {
  update: {
    title: 'नया संस्करण तैयार है',
    text: 'यह पेज संस्करण {current} पर है; आगे बढ़ने के लिए संस्करण {latest} चाहिए। अपडेट में एक पल लगता है और सहेजा हुआ कुछ नहीं खोता।',
    unknown: 'यह पेज संस्करण {current} पर है; आगे बढ़ने के लिए नया चाहिए। अपडेट में एक पल लगता है और सहेजा हुआ कुछ नहीं खोता।',
    action: 'अभी अपडेट करें',
    currentTitle: 'आपके पास सबसे नया संस्करण है',
    currentText: 'यह पेज संस्करण {current} पर है। अपडेट करने को कुछ नहीं है।',
    home: 'शुरुआत पर जाएँ',
  },
  session: {
    leaving: 'आपको साइन आउट किया जा रहा है',
    opening: 'आपका सत्र खुल रहा है',
  },
}

export const titles: Catalogue<typeof import('../en/pages.ts').titles> = {
  update: 'अपडेट',
}
