import { options, yesNo } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const photoContest: DeckTemplate = {
  key: 'photo-contest',
  name: ['Photo contest entry', 'फ़ोटो प्रतियोगिता में भागीदारी'],
  purpose: [
    'Collects pictures with a title, an address and consent, and turns away who may not take part.',
    'शीर्षक, पते और सहमति के साथ तस्वीरें जमा करता है, और नियम से बाहर वालों को रोकता है।',
  ],
  readerType: 'submission',
  palette: 'Crimson',
  design: { textPosition: 'bottom_center', transition: 'slide', transitionMs: 350 },
  slides: {
    cover: slide('title', {
      title: ['Light in the city', 'शहर में रोशनी'],
      paragraph: ['Send us one picture until the last day of the month', 'महीने के आख़िरी दिन तक एक तस्वीर भेजें'],
      background: 'camera',
    }),
    rules: slide('paragraph', {
      title: ['Before you send', 'भेजने से पहले'],
      paragraph: ['Three rules, so that every picture can be shown.', 'तीन नियम, ताकि हर तस्वीर दिखाई जा सके।'],
      bullets: [
        { text: ['You took it yourself, this year.', 'आपने ख़ुद, इसी साल ली है।'] },
        { text: ['People in it agreed to be shown.', 'उसमें दिखने वाले लोग सहमत हैं।'] },
        { text: ['You keep your rights; we may exhibit it.', 'अधिकार आपके रहेंगे; हम उसे दिखा सकते हैं।'] },
      ],
    }),
    age: slide(
      'true_false',
      {
        question: [
          'Are you 16 or older, or do you have your parents’ permission?',
          'क्या आप 16 वर्ष के हैं, या आपके पास माता-पिता की अनुमति है?',
        ],
        choice: yesNo(),
      },
      { jumps: { rules: [{ if: [['age', 'is', 'b']], to: 'sorry' }] } },
    ),
    name: slide('input_field', {
      question: ['Your name, as it should stand beside the picture', 'आपका नाम, जैसा तस्वीर के पास लिखा जाए'],
    }),
    mail: slide('input_field', { question: ['Your e-mail address', 'आपका ई-मेल पता'] }),
    theme: slide('single_select', {
      question: ['In which category do you take part?', 'आप किस श्रेणी में भाग ले रहे हैं?'],
      image: 'skyline',
      options: options(
        [],
        ['Streets', 'सड़कें'],
        ['People', 'लोग'],
        ['Buildings', 'इमारतें'],
        ['Nature in between', 'बीच की प्रकृति'],
      ),
    }),
    photo: slide('uploader', {
      question: ['Your picture, at least 2,000 pixels wide', 'आपकी तस्वीर, कम से कम 2,000 पिक्सल चौड़ी'],
      button: ['Choose a picture', 'तस्वीर चुनें'],
    }),
    story: slide(
      'open_answer',
      { question: ['What do we see, and where was it?', 'इसमें क्या दिखता है, और यह कहाँ की है?'] },
      { jumps: { otherwise: '.end' } },
    ),
    sorry: slide('paragraph', {
      title: ['Not this year', 'इस साल नहीं'],
      paragraph: [
        'We may not take your picture without your parents’ permission. Ask them, and come back: there is time until the end of the month.',
        'माता-पिता की अनुमति के बिना हम आपकी तस्वीर नहीं ले सकते। उनसे पूछें और लौट आएँ: महीने के अंत तक समय है।',
      ],
    }),
  },
}
