import type { FieldTexts } from '../texts.ts'

export const fieldErrors: FieldTexts = {
  please: 'कृपया जाँचें:',
  unknown: 'यहाँ का फ़ील्ड नहीं है',
  missing: 'नहीं दिया गया है',
  empty: 'खाली नहीं हो सकता',
  wrong: 'सही रूप में नहीं है',
  id: 'एक आईडी होनी चाहिए',
  key: 'का नाम मान्य नहीं है',
  types: {
    string: 'टेक्स्ट होना चाहिए',
    number: 'संख्या होनी चाहिए',
    int: 'पूर्ण संख्या होनी चाहिए',
    boolean: 'true या false होना चाहिए',
    array: 'सूची होनी चाहिए',
    object: 'फ़ील्ड वाला ऑब्जेक्ट होना चाहिए',
    record: 'फ़ील्ड वाला ऑब्जेक्ट होना चाहिए',
  },
  byMessage: {
    bad_characters: 'में ऐसे अक्षर हैं जिन्हें सहेजा नहीं जा सकता',
    bad_address: 'https:// या http:// से शुरू होने वाला वेब पता होना चाहिए',
    bad_email: 'ई-मेल पता होना चाहिए',
    bad_condition: 'एक शर्त होनी चाहिए: लोगों का फ़ील्ड, उस पर लागू ऑपरेटर और मान',
    bad_value: 'इस काम के लिए ठीक नहीं है',
    bad_selection: 'में बताना होगा कि किन लोगों के लिए: ids, कोई फ़िल्टर, या सबके लिए all: true',
    bad_domain: 'school.example जैसा डोमेन होना चाहिए',
    bad_color: '#0097a7 जैसा रंग होना चाहिए',
    bad_pin: '6 से 12 अंक या अक्षर होने चाहिए',
    bad_url_slug:
      '3 से 60 छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न होने चाहिए, ऐसे आठ अक्षर नहीं जो छोटी पहचान हो सकें, और न ऐसा शब्द जो Deckle खुद इस्तेमाल करता है',
    bad_slug: '3 से 60 छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न होने चाहिए, और ऐसे आठ अक्षर नहीं जो छोटी पहचान हो सकें',
    bad_client_slug: '3 से 40 छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न हों, और ऐप का अपना कोई पता न हो',
    bad_host: 'example.org या *.example.org जैसी साइट होनी चाहिए',
    bad_code: 'मेल के छह अंक होने चाहिए',
    bad_moment: '2026-01-31T09:05:00.000Z जैसा समय होना चाहिए',
    bad_day: '2026-01-31 जैसी तारीख होनी चाहिए',
    bad_time_zone: 'Asia/Kolkata जैसा समय क्षेत्र होना चाहिए',
    bad_cursor: 'पिछले पृष्ठ से मिला कर्सर होना चाहिए',
    bad_base64: 'base64 में होना चाहिए',
    own_path: 'इसी साइट का पथ होना चाहिए',
    webhook_url: 'https पता होना चाहिए',
    banner_link: 'इसी साइट का पथ या https पता होना चाहिए',
    repeated_id: 'में एक ही आईडी दो बार है',
    unknown_topic: 'पाठ्यक्रम के किसी विषय की आईडी होनी चाहिए',
    reserved_id: 'ऐसी आईडी है जिसका उपयोग नहीं हो सकता',
    slide_order: 'का क्रम 0, 1, 2 बिना अंतराल के होना चाहिए',
    only_slide: 'में कम से कम एक स्लाइड होनी चाहिए',
    too_many: 'में बहुत अधिक प्रविष्टियाँ हैं',
  },
  atMost: (amount, unit, inclusive) =>
    `${inclusive ? 'अधिक से अधिक' : 'इससे कम:'} ${amount}${hindiUnits[unit]} हो सकता है`,
  atLeast: (amount, unit, inclusive) =>
    `${inclusive ? 'कम से कम' : 'इससे अधिक:'} ${amount}${hindiUnits[unit]} होना चाहिए`,
  oneOf: (values) => `इनमें से एक होना चाहिए: ${values.join(', ')}`,
  multipleOf: (amount) => `${amount} का गुणज होना चाहिए`,
}

const hindiUnits = { characters: ' अक्षर', entries: ' प्रविष्टियाँ', none: '' } as const
