import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/upgrades.ts').words> = {
  ask: {
    title: 'बड़ा प्लान',
    text: 'आपके प्रशासक तय करते हैं, या Deckle चलाने वाले। आप दिन में एक बार माँग सकते हैं।',
    largest: 'आपके संगठन के पास सबसे बड़ा प्लान है।',
    plan: 'प्लान',
    why: 'किस काम के लिए चाहिए',
    send: 'यह प्लान माँगें',
    sent: 'आपका अनुरोध भेज दिया गया',
  },
  price: {
    once: 'एक बार {price}',
    month: 'हर महीने {price}',
    year: 'हर साल {price}',
    tax: 'और {rate} कर',
    none: 'कीमत पूछने पर',
  },
  list: {
    label: 'प्लान के अनुरोध',
    ofPeople: 'आपके लोगों के प्लान के अनुरोध',
    ofPeopleText: 'जिसके पक्ष में आप हैं, वह Deckle चलाने वालों को भेजा जाता है।',
    none: 'किसी ने बड़ा प्लान नहीं माँगा है',
    change: '{from} से {to}',
    answer: 'जवाब: {text}',
  },
  status: { open: 'प्रतीक्षा में', forwarded: 'आगे भेजा गया', granted: 'स्वीकृत', refused: 'अस्वीकृत' },
  answer: 'माँगने वाले के लिए कुछ शब्द',
  grant: {
    button: 'स्वीकार करें',
    forward: 'आगे भेजें',
    named: '{name} का अनुरोध स्वीकार करें',
    title: '{name} प्लान {plan} माँग रहे हैं',
    text: 'प्लान तुरंत लागू होता है, और दोनों पक्षों को बताया जाता है।',
    forwards: 'Deckle चलाने वालों को बताया जाता है कि आप इसके पक्ष में हैं, और वे तय करते हैं।',
  },
  refuse: {
    button: 'अस्वीकार करें',
    named: '{name} का अनुरोध अस्वीकार करें',
    title: '{name} के लिए प्लान {plan} अस्वीकार करें?',
    text: 'माँगने वाले को बताया जाता है, और वे किसी और दिन फिर माँग सकते हैं।',
  },
}
