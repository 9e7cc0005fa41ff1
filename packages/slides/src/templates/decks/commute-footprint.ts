import { scoredOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const commuteFootprint: DeckTemplate = {
  key: 'commute-footprint',
  name: ['Carbon footprint of a commute', 'आने-जाने का कार्बन पदचिह्न'],
  purpose: [
    'Adds up what the way to work emits in a year, and shows what one change would save.',
    'जोड़ता है कि काम पर आने-जाने से साल में कितना कार्बन निकलता है, और एक बदलाव क्या बचाएगा।',
  ],
  readerType: 'calculator',
  palette: 'Forest',
  design: { textPosition: 'top_left', transition: 'slide', transitionMs: 250 },
  results: [0, 8000],
  outcomes: [
    {
      id: 'light',
      title: ['A light footprint', 'हल्का पदचिह्न'],
      text: [
        'Your way to work weighs little. Tell your colleagues how you do it.',
        'काम पर जाने का आपका रास्ता बहुत कम बोझ डालता है। साथियों को बताएँ कि आप कैसे करते हैं।',
      ],
      picture: 'bicycles',
      band: [0, 250],
    },
    {
      id: 'middle',
      title: ['Room for one change', 'एक बदलाव की जगह'],
      text: [
        'One day a week by another way makes itself felt. Begin with the day on which you carry least.',
        'हफ़्ते में एक दिन दूसरे साधन से जाने पर भी फ़र्क़ पड़ता है। उस दिन से शुरू करें जब सामान सबसे कम हो।',
      ],
      picture: 'skyline',
      band: [250, 1000],
    },
    {
      id: 'heavy',
      title: ['More than a ton a year', 'साल में एक टन से ज़्यादा'],
      text: [
        'Sharing a car with one colleague halves it. Ask whether a day from home is possible.',
        'एक साथी के साथ कार बाँटने से यह आधा हो जाता है। पूछें कि क्या एक दिन घर से काम हो सकता है।',
      ],
      picture: 'talk',
      link: [['Find somebody to share with', 'साथ जाने वाला खोजें'], 'https://example.org/share-a-ride'],
      band: [1000, 8000],
    },
  ],
  slides: {
    cover: slide('title', {
      title: ['What does your way to work weigh?', 'काम का रास्ता कितना भारी है?'],
      paragraph: ['Three questions, in kilograms of carbon dioxide', 'तीन सवाल, कार्बन डाइऑक्साइड के किलोग्राम में'],
      background: 'bicycles',
    }),
    by: slide('scored_single_select', {
      question: ['How do you mostly travel?', 'आप ज़्यादातर कैसे जाते हैं?'],
      scoreselect: scoredOptions(
        [170, ['By car, alone', 'कार से, अकेले']],
        [100, ['By motorcycle', 'मोटरसाइकिल से']],
        [85, ['By car, with somebody', 'कार से, किसी के साथ']],
        [80, ['By bus', 'बस से']],
        [35, ['By train or metro', 'रेल या मेट्रो से']],
        [0, ['On foot or by bicycle', 'पैदल या साइकिल से']],
      ),
      variable: 'varA',
    }),
    days: slide('scored_single_select', {
      question: ['On how many days a week?', 'हफ़्ते में कितने दिन?'],
      scoreselect: scoredOptions(
        [5, ['Five', 'पाँच']],
        [4, ['Four', 'चार']],
        [3, ['Three', 'तीन']],
        [2, ['Two', 'दो']],
        [1, ['One', 'एक']],
      ),
      variable: 'varB',
    }),
    year: slide('range_select', {
      question: ['How far is it, one way?', 'एक तरफ़ कितनी दूरी है?'],
      rangeselect: [{ name: ['Distance', 'दूरी'], minValue: 0, maxValue: 100, unit: ['km', 'किमी'], variable: 'varC' }],
      formula: 'varA * varB * varC * 2 * 46 / 1000',
      caption: ['In a year of 46 working weeks', '46 कामकाजी हफ़्तों के साल में'],
      resultUnit: ['kg', 'किग्रा'],
    }),
    reach: slide('qualification', {
      question: ['Would a bicycle be worth a try?', 'क्या साइकिल आज़माना ठीक रहेगा?'],
      image: 'bicycles',
      criteria: 'varC &lt;= 10 and varA &gt; 0',
      okay: ['Yes: it is less than 40 minutes away.', 'हाँ: यह 40 मिनट से कम दूर है।'],
      notOkay: ['Not for the whole way, or you already do.', 'पूरे रास्ते के लिए नहीं, या आप पहले से जाते हैं।'],
    }),
  },
}
