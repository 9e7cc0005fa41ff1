import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/today.ts').words> = {
  learning: {
    title: 'आपके पाठ्यक्रम',
    all: 'आपके सभी',
    calendar: 'कैलेंडर में जोड़ें',
    none: 'सीखने को कुछ बाकी नहीं है',
    noneText: 'जिन पाठ्यक्रमों में आपको जोड़ा जाता है, वे यहाँ दिखते हैं।',
    find: 'पाठ्यक्रम खोजें',
    intro: 'क्या आगे बढ़ाना है, और पढ़ने को क्या नया है।',
  },
  changes: {
    title: 'आपके पिछली बार आने के बाद',
    since: '{date} से',
    none: 'आपके डेक में कुछ नया नहीं हुआ।',
    deck: 'डेक',
    plays: 'खेले गए',
    completions: 'पूरे हुए',
    answers: 'नए जवाब',
  },
  team: {
    title: 'आपकी टीम',
    all: 'टीम पर जाएँ',
    people: '{count, plural, one {# व्यक्ति} other {# लोग}}',
    overdue: 'पीछे',
    overdueText:
      '{count, plural, =0 {किसी का पाठ्यक्रम बकाया नहीं है} one {# व्यक्ति का पाठ्यक्रम बकाया है} other {# लोगों के पाठ्यक्रम बकाया हैं}}',
    atRisk: 'जोखिम में',
    atRiskText:
      '{count, plural, =0 {किसी का पाठ्यक्रम 3 दिनों में देय नहीं है} one {# व्यक्ति का पाठ्यक्रम 3 दिनों में देय है, या वे एक सप्ताह से नहीं आए} other {# लोगों के पाठ्यक्रम 3 दिनों में देय हैं, या वे एक सप्ताह से नहीं आए}}',
    none: 'आपके नीचे अभी कोई नहीं है।',
  },
  reading: {
    title: 'पढ़ने के लिए',
    recent: 'हाल के लेख',
    more: 'और देखें',
    hindi: 'हिंदी में लेख',
    hindiMore: 'हिंदी के सभी लेख',
    popular: 'लोकप्रिय लेख',
    webinars: 'आने वाले वेबिनार',
    videos: 'वीडियो',
    courses: 'पाठ्यक्रम',
    all: 'सभी देखें',
    emptyTitle: 'अभी पढ़ने को कुछ नहीं है',
    emptyText: 'आपके संगठन की मार्गदर्शिकाएँ, समाचार, वीडियो और वेबिनार यहाँ दिखते हैं।',
    emptyAuthors: 'कोई मार्गदर्शिका, बार-बार पूछे जाने वाले सवाल का जवाब या समाचार लिखें: वह यहाँ सबको दिखेगा।',
    write: 'लेख लिखें',
  },
  carousel: {
    kind: 'कैरोसेल',
    previous: 'पिछले: {title}',
    next: 'अगले: {title}',
    position: '{number}, कुल {count}',
    shown: '{from} से {to}, कुल {count}',
  },
}
