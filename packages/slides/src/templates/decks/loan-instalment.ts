import { type DeckTemplate, slide } from '../template.ts'

/** Monthly instalment of a loan of varA at varB per cent a year over varC months. */
const instalment = 'IF(varB = 0, varA / varC, varA * (varB / 1200) / (1 - (1 + varB / 1200) ^ (0 - varC)))'

export const loanInstalment: DeckTemplate = {
  key: 'loan-instalment',
  name: ['Loan instalment', 'ऋण की किस्त'],
  purpose: [
    'Shows what a loan costs a month and what share of the income that is.',
    'बताता है कि ऋण की मासिक किस्त कितनी होगी और वह आय का कितना हिस्सा है।',
  ],
  readerType: 'calculator',
  palette: 'Teal',
  design: { textPosition: 'top_left', transition: 'fade', transitionMs: 250 },
  results: [0, 10_000],
  outcomes: [
    {
      id: 'easy',
      title: ['Easy to carry', 'आराम से निभेगा'],
      text: [
        'Less than a fifth of your income. Ask whether paying back earlier is free of charge.',
        'आय के पाँचवें हिस्से से कम। पूछें कि जल्दी चुकाने पर कोई शुल्क तो नहीं।',
      ],
      picture: 'coins',
      band: [0, 20],
    },
    {
      id: 'care',
      title: ['With some care', 'थोड़ी सावधानी से'],
      text: [
        'Many lenders stop at about a third of the income. Keep three instalments aside for a bad month.',
        'बहुत-से ऋणदाता आय के लगभग एक तिहाई पर रुक जाते हैं। बुरे महीने के लिए तीन किस्तें अलग रखें।',
      ],
      picture: 'bars',
      band: [20, 35],
    },
    {
      id: 'heavy',
      title: ['A heavy load', 'भारी बोझ'],
      text: [
        'More than a third of your income. Try a longer term or a smaller amount, and talk it over with us.',
        'आय के एक तिहाई से ज़्यादा। लंबी अवधि या छोटी रक़म आज़माएँ, और हमसे बात करें।',
      ],
      picture: 'talk',
      link: [['Ask for advice', 'सलाह माँगें'], 'mailto:hello@example.org'],
      band: [35, 100],
    },
  ],
  slides: {
    cover: slide('title', {
      title: ['What will it cost a month?', 'महीने में कितना देना होगा?'],
      paragraph: ['A rough guide in three steps, not an offer', 'तीन क़दमों में मोटा अनुमान, प्रस्ताव नहीं'],
      background: 'coins',
    }),
    loan: slide('range_select', {
      question: ['How much, at what rate, and for how long?', 'कितनी रक़म, किस दर पर, कितने समय के लिए?'],
      rangeselect: [
        { name: ['Amount', 'रक़म'], minValue: 5000, maxValue: 100000, unit: ['€', '₹'], variable: 'varA' },
        { name: ['Interest a year', 'सालाना ब्याज'], minValue: 0, maxValue: 15, unit: '%', variable: 'varB' },
        { name: ['Term', 'अवधि'], minValue: 12, maxValue: 360, unit: ['months', 'माह'], variable: 'varC' },
      ],
      formula: instalment,
      caption: ['You would pay each month', 'हर महीने आप देंगे'],
      resultUnit: ['€', '₹'],
    }),
    share: slide('range_select', {
      question: ['What comes in each month, after tax?', 'कर के बाद हर महीने कितना आता है?'],
      rangeselect: [{ name: ['Income', 'आय'], minValue: 1000, maxValue: 20000, unit: ['€', '₹'], variable: 'varD' }],
      formula: `MIN(100, ${instalment} / varD * 100)`,
      caption: ['The instalment’s share of your income', 'आय में किस्त का हिस्सा'],
      resultUnit: '%',
    }),
    rule: slide('qualification', {
      question: ['Would most lenders say yes?', 'क्या ज़्यादातर ऋणदाता हाँ कहेंगे?'],
      criteria: `${instalment} / varD &lt;= 0.35 and varC &lt;= 300`,
      okay: ['By the usual rule of thumb, yes.', 'आम नियम से, हाँ।'],
      notOkay: ['By the usual rule of thumb, rather not.', 'आम नियम से, शायद नहीं।'],
    }),
  },
}
