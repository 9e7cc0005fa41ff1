import { options } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const nps: DeckTemplate = {
  key: 'nps',
  name: ['After your purchase', 'आपकी ख़रीद के बाद'],
  purpose: [
    'Asks how likely buyers are to recommend you, and each the question that fits the score.',
    'पूछता है कि ग्राहक आपकी सिफ़ारिश करेंगे या नहीं, और अंक के अनुसार अगला सवाल।',
  ],
  readerType: 'survey',
  palette: 'Rose',
  design: { textPosition: 'bottom_center', transition: 'fade', transitionMs: 300 },
  slides: {
    cover: slide('title', {
      title: ['Did it arrive well?', 'क्या सामान ठीक पहुँचा?'],
      paragraph: ['Three short questions about your order', 'आपके ऑर्डर के बारे में तीन छोटे सवाल'],
      background: 'parcel',
    }),
    score: slide(
      'rating',
      {
        question: [
          'How likely are you to recommend us to a friend?',
          'आप किसी दोस्त से हमारी सिफ़ारिश करेंगे, इसकी कितनी संभावना है?',
        ],
        rating: '10_stars',
      },
      {
        jumps: {
          rules: [
            { if: [['score', 'at_least', '9']], to: 'promoter' },
            { if: [['score', 'at_least', '7']], to: 'passive' },
          ],
          otherwise: 'detractor',
        },
      },
    ),
    detractor: slide(
      'open_answer',
      {
        question: ['We are sorry. What went wrong?', 'हमें खेद है। क्या ग़लत हुआ?'],
        image: 'support',
      },
      { jumps: { otherwise: 'parts' } },
    ),
    passive: slide(
      'input_field',
      { question: ['What would have made it a ten?', 'दस अंक के लिए क्या कमी रही?'] },
      { jumps: { otherwise: 'parts' } },
    ),
    promoter: slide('input_field', {
      question: ['That is good to read. What did you like most?', 'पढ़कर अच्छा लगा। आपको सबसे ज़्यादा क्या पसंद आया?'],
    }),
    parts: slide('multiple_select', {
      question: ['Which of these went well? Choose all that apply.', 'इनमें से क्या अच्छा रहा? जो लागू हो, सब चुनें।'],
      multiselect: options(
        [],
        ['Finding it on our site', 'हमारी साइट पर खोजना'],
        ['Paying', 'भुगतान'],
        ['Delivery', 'डिलीवरी'],
        ['The packaging', 'पैकिंग'],
        ['The thing itself', 'ख़ुद सामान'],
      ),
    }),
    call: slide(
      'rating',
      { question: ['May we write to you about your answer?', 'क्या हम आपके उत्तर पर आपको लिख सकते हैं?'], rating: 'binary' },
      { jumps: { rules: [{ if: [['call', 'is', '1']], to: 'address' }], otherwise: '.end' } },
    ),
    address: slide('input_field', {
      question: ['Your e-mail address', 'आपका ई-मेल पता'],
    }),
  },
}
