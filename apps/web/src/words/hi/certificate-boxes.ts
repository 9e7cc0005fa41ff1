import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/certificate-boxes.ts').words> = {
  title: 'कुछ अक्षर छप नहीं सकते',
  text: 'ये किसी फ़ॉन्ट में नहीं हैं। प्रमाणपत्रों में हर एक की जगह ख़ाली डिब्बा दिखता है। जारी होने से पहले टेक्स्ट या नाम बदलें।',
  kinds: {
    name: 'व्यक्ति का नाम',
    course: 'पाठ्यक्रम का शीर्षक',
    date: 'जारी होने की तारीख़',
    number: 'प्रमाणपत्र की संख्या',
    qr: 'जाँच पृष्ठ का QR कोड',
    signature: 'हस्ताक्षर',
    issuer: 'संगठन',
    text: 'डिज़ाइन का टेक्स्ट',
    logo: 'संगठन का लोगो',
    score: 'प्राप्तांक',
    valid_until: 'कब तक मान्य',
  },
  line: '{what}: {characters}',
  more: '{count, plural, one {और # व्यक्ति} other {और # लोग}}',
  issued: 'PDF में {characters} की जगह ख़ाली डिब्बे दिखते हैं',
  failed: 'हम जाँच नहीं सके कि प्रमाणपत्रों में सभी अक्षर छप सकते हैं या नहीं।',
  tryAgain: 'फिर कोशिश करें',
}
