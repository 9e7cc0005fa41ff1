import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/dashboard.ts').words> = {
  greeting: 'नमस्ते, {name}',
  intro: 'पिछले 30 दिनों में आपके डेक में क्या हुआ।',
  newDeck: 'नया डेक',
  figures: {
    decks: 'डेक',
    published: 'लाइव',
    plays: '30 दिनों में खेले गए',
    completion: 'पूरे हुए',
    completionHint: '{count, plural, one {# पूरा हुआ} other {# पूरे हुए}}',
    noPlays: 'अभी तक कोई नहीं',
  },
  chart: {
    title: 'दिन के अनुसार खेल',
    starts: 'शुरू',
    completions: 'पूरे',
    day: 'दिन',
    table: 'तालिका दिखाएँ',
    none: 'पिछले 30 दिनों में कोई खेल नहीं।',
    finding:
      '30 दिनों में {starts, plural, one {# खेल} other {# खेल}}, जिनमें {completions} पूरे हुए। एक दिन में सबसे ज़्यादा {most}, {day} को।',
  },
  busiest: {
    title: 'सबसे व्यस्त डेक',
    deck: 'डेक',
    plays: 'खेल',
    completed: 'पूरे',
    none: 'कोई डेक प्रकाशित करें और उसका लिंक बाँटें: सबसे ज़्यादा खेले गए डेक यहाँ दिखेंगे।',
  },
  recent: {
    title: 'हाल में जिन पर काम हुआ',
    all: 'सभी डेक',
    publication: { draft: 'ड्राफ़्ट', live: 'लाइव', outdated: 'लाइव, कुछ बदलाव अप्रकाशित' },
    slides: '{count, plural, one {# स्लाइड} other {# स्लाइड}}',
  },
  empty: {
    title: 'अपना पहला डेक बनाएँ',
    text: 'क्विज़, सर्वे, पोल या कहानी: कुछ मिनटों में तैयार, और किसी भी फ़ोन पर खेला जा सकता है।',
    action: 'नया डेक',
    tutorial: 'देखें कैसे होता है',
  },
  setUp: {
    title: 'आगे: अपना इंस्टॉलेशन तैयार करें',
    text: 'आपका अभी कोई डेक नहीं है। पहला डेक बनाएँ, या उससे शुरू करें जो सबको दिखेगा।',
    list: 'क्या तैयार करना है',
    steps: {
      client: { title: 'पहली संस्था', text: 'अपने लोगों, डेक और रंग-रूप वाला क्लाइंट।' },
      brand: { title: 'नाम, रंग और लोगो', text: 'हमारे नाम की जगह सबको यही दिखेगा।' },
      people: { title: 'लोग जोड़ें', text: 'एक-एक करके, या स्प्रेडशीट से सबको एक साथ।' },
      mail: {
        title: 'मेल देखें',
        text: 'SMTP_URL के बिना वे भेजे नहीं जाते: पासवर्ड और साइन इन के लिंक आउटबॉक्स में रुकते हैं।',
      },
    },
  },
}

export const titles: Catalogue<typeof import('../en/dashboard.ts').titles> = { dashboard: 'डैशबोर्ड' }
