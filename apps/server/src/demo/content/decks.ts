import type { DemoDeck } from './demo-deck.ts'

/** One deck of each kind, newest last. */
export const demoDecks: readonly DemoDeck[] = [
  {
    key: 'harvest',
    template: 'founding-story',
    name: ['A harvest on Lantern Hill', 'लैंटर्न हिल की एक फ़सल'],
    owner: 'imran',
    everyone: 'view',
    plays: 58,
  },
  {
    key: 'links',
    template: 'event-hub',
    name: ['Thursday nights at Lantern Hill', 'लैंटर्न हिल की गुरुवार शामें'],
    words: {
      cover: {
        title: ['Thursday nights', 'गुरुवार की शामें'],
        paragraph: ['Short talks and flat whites, 7 p.m., Indiranagar', 'छोटे व्याख्यान और कॉफ़ी, शाम 7 बजे, इंदिरानगर'],
      },
    },
    owner: 'vikram',
    sharedWith: { meera: 'edit' },
    plays: 64,
  },
  {
    key: 'footprint',
    template: 'commute-footprint',
    name: ['How we come to work', 'हम काम पर कैसे आते हैं'],
    owner: 'vikram',
    plays: 31,
    isTraining: true,
  },
  {
    key: 'photo-contest',
    template: 'photo-contest',
    name: ['Photo contest: light in the city', 'फ़ोटो प्रतियोगिता: शहर में रोशनी'],
    owner: 'imran',
    plays: 37,
  },
  {
    key: 'styles',
    template: 'work-style',
    name: ['Who are we behind the bar?', 'बार के पीछे हम कौन हैं?'],
    everyone: 'view',
    plays: 44,
    isTraining: true,
  },
  {
    key: 'skills',
    template: 'digital-skills',
    name: ['Digital skills for shop leads', 'दुकान प्रमुखों के डिजिटल कौशल'],
    plays: 39,
    isTraining: true,
  },
  {
    key: 'hygiene',
    template: 'kitchen-hygiene',
    name: ['Opening check of our kitchens', 'हमारी रसोइयों की सुबह की जाँच'],
    owner: 'vikram',
    everyone: 'view',
    plays: 72,
    isTraining: true,
  },
  {
    key: 'course',
    template: 'workshop-feedback',
    name: ['Barista basics: your feedback', 'बरिस्ता कोर्स: आपकी प्रतिक्रिया'],
    words: {
      cover: {
        title: ['Barista basics', 'बरिस्ता कोर्स'],
        paragraph: ['Thank you for two days at the bar', 'बार में दो दिन के लिए धन्यवाद'],
      },
    },
    plays: 41,
    isTraining: true,
  },
  {
    key: 'trivia',
    template: 'anagram-race',
    name: ['Thursday anagram race', 'गुरुवार की शब्द दौड़'],
    words: {
      cover: {
        title: ['Thursday anagram race', 'गुरुवार की शब्द दौड़'],
        paragraph: ['A free flat white for the three best tonight', 'आज के तीन सबसे अच्छों को मुफ़्त कॉफ़ी'],
      },
    },
    plays: 87,
  },
  {
    key: 'suits',
    template: 'which-coffee',
    name: ['Which of our coffees suits you?', 'हमारी कौन-सी कॉफ़ी आपके लिए?'],
    leadForm: {
      title: ['Taste it for free', 'मुफ़्त में चखें'],
      text: [
        'We send you a voucher for the coffee that suits you. It is good in all our shops.',
        'आपको जो कॉफ़ी पसंद आएगी, उसका वाउचर हम भेजेंगे। यह हमारी हर दुकान में चलेगा।',
      ],
      button: ['Send me the voucher', 'वाउचर भेजें'],
      consent: [
        'Lantern Hill may write to me about coffee. I can stop that at any time.',
        'लैंटर्न हिल मुझे कॉफ़ी के बारे में लिख सकता है। मैं इसे कभी भी बंद कर सकता/सकती हूँ।',
      ],
    },
    plays: 112,
  },
  {
    key: 'team-day',
    template: 'team-day',
    name: ['Lantern Hill team day', 'लैंटर्न हिल का टीम दिवस'],
    owner: 'imran',
    sharedWith: { meera: 'view', vikram: 'edit' },
    plays: 43,
    isTraining: true,
  },
  {
    key: 'visit',
    template: 'nps',
    name: ['After your order', 'आपके ऑर्डर के बाद'],
    words: {
      cover: {
        title: ['Did the coffee arrive well?', 'क्या कॉफ़ी ठीक पहुँची?'],
        paragraph: ['Three short questions about your order', 'आपके ऑर्डर के बारे में तीन छोटे सवाल'],
      },
    },
    owner: 'vikram',
    everyone: 'edit',
    plays: 96,
  },
  {
    key: 'knowledge',
    template: 'phishing',
    name: ['Safe at the till: spot the trap', 'काउंटर पर सुरक्षित: जाल पहचानें'],
    sharedWith: { imran: 'view' },
    plays: 124,
    isTraining: true,
  },
]

/** The only deck of the second client. */
export const otherDeck: DemoDeck = {
  key: 'safety',
  template: 'safety-walk',
  name: ['Before you cast off', 'नाव खोलने से पहले'],
  words: {
    welcome: {
      title: ['Three minutes before you cast off', 'नाव खोलने से पहले तीन मिनट'],
      paragraph: ['Look at all four places, then tell us that you have', 'चारों जगहें देखें, फिर हमें बताएँ'],
    },
  },
  plays: 23,
}
