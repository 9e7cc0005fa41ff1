import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/templates.ts').words> = {
  title: 'टेम्पलेट',
  text: 'शुरुआत के लिए तैयार डेक। खोलकर चलते देखें; इस्तेमाल करें और शब्द बदलें।',
  search: 'टेम्पलेट खोजें',
  type: 'प्रकार',
  anyType: 'हर प्रकार',
  language: 'टेम्पलेट की भाषा',
  clear: 'फ़िल्टर हटाएँ',
  found: '{count, plural, one {# टेम्पलेट} other {# टेम्पलेट}}',
  slides: '{count, plural, one {# स्लाइड} other {# स्लाइड}}',
  nothing: 'कोई टेम्पलेट नहीं मिला',
  nothingText: 'कम शब्द या दूसरा प्रकार आज़माएँ, या ख़ाली डेक से शुरू करें।',
  unknown: 'यह टेम्पलेट यहाँ नहीं है',
  unknownText: 'पता पुराना हो सकता है। सभी टेम्पलेट गैलरी में हैं।',
  back: 'सभी टेम्पलेट',
  use: 'यह टेम्पलेट इस्तेमाल करें',
  device: 'आकार',
  phone: 'फ़ोन',
  desktop: 'डेस्कटॉप',
  jumpsOff: 'इस टेम्पलेट में तर्क से आगे बढ़ना है, जिसे आपका प्लान प्रकाशित नहीं कर सकता। उसे हटाएँ, या दूसरा प्लान लें।',
  choose: {
    title: 'कैसे शुरू करना चाहेंगे?',
    text: 'ख़ाली, या किसी टेम्पलेट से जिसे आप बदलें।',
    kinds: 'सभी प्रकार',
    blank: 'ख़ाली',
    making: 'आपका डेक बन रहा है…',
    blankText: 'एक स्लाइड, बाक़ी सब आपके हाथ में।',
    all: 'सभी टेम्पलेट देखें',
  },
}

export const titles: Catalogue<typeof import('../en/templates.ts').titles> = { templates: words.title }
