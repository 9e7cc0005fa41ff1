import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/media.ts').words> = {
  title: { image: 'चित्र चुनें', video: 'वीडियो चुनें', audio: 'ध्वनि चुनें', pdf: 'दस्तावेज़ चुनें' },
  drop: { image: 'चित्र जोड़ें', video: 'वीडियो जोड़ें', audio: 'ध्वनि जोड़ें', pdf: 'दस्तावेज़ जोड़ें' },
  hint: {
    image: 'PNG, JPEG, WebP, GIF या AVIF',
    video: 'MP4 या WebM',
    audio: 'MP3, M4A, OGG या WAV',
    pdf: 'PDF',
  },
  use: { image: 'यह चित्र लें', video: 'यह वीडियो लें', audio: 'यह ध्वनि लें', pdf: 'यह दस्तावेज़ लें' },
  library: 'आपके संगठन की फ़ाइलें',
  search: 'फ़ाइलें खोजें',
  alt: 'इसमें क्या दिखता है?',
  altWhy: 'जो चित्र नहीं देख सकते, उन्हें पढ़कर सुनाया जाता है।',
  delete: 'हटाएँ',
  deleted: '“{name}” हटाई गई',
  deleteFailed: '“{name}” हटाई नहीं जा सकी',
  noMatch: '“{search}” के लिए कुछ नहीं मिला',
  noMatchText: 'दूसरा शब्द आज़माएँ या ऊपर फ़ाइल जोड़ें।',
  empty: {
    image: 'अभी कोई चित्र नहीं',
    video: 'अभी कोई वीडियो नहीं',
    audio: 'अभी कोई ध्वनि नहीं',
    pdf: 'अभी कोई दस्तावेज़ नहीं',
  },
  emptyText: 'ऊपर फ़ाइल छोड़ें, चिपकाएँ, या इस उपकरण से चुनें।',
  refused: {
    tooLarge: 'बहुत बड़ी: {size}। फ़ाइल {limit} से छोटी हो।',
    type: 'नाम कुछ भी हो, इस प्रकार की फ़ाइल का उपयोग नहीं हो सकता।',
    offline: 'संपर्क टूट गया। फिर कोशिश करें।',
    unknown: 'अपलोड नहीं हो सकी। फिर कोशिश करें।',
  },
}
