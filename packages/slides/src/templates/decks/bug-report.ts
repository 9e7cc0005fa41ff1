import { options } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const bugReport: DeckTemplate = {
  key: 'bug-report',
  name: ['Report a fault', 'ख़राबी की सूचना'],
  purpose: [
    'Gets from people what a developer needs to find a fault, without a form of thirty fields.',
    'लोगों से वही पूछता है जो ख़राबी खोजने में काम आए, तीस खानों के फ़ॉर्म के बिना।',
  ],
  readerType: 'feedback',
  palette: 'Rust',
  design: { textPosition: 'top_left', transition: 'none' },
  slides: {
    what: slide(
      'single_select',
      {
        question: ['What happened?', 'क्या हुआ?'],
        image: 'brokenScreen',
        options: options(
          [],
          ['Something shows wrongly', 'कुछ ग़लत दिखता है'],
          ['Something does not answer', 'कुछ जवाब नहीं देता'],
          ['I lost what I had written', 'मेरा लिखा हुआ खो गया'],
          ['Something else', 'कुछ और'],
        ),
      },
      { jumps: { rules: [{ if: [['what', 'is', 'd']], to: 'other' }], otherwise: 'where' } },
    ),
    other: slide('input_field', { question: ['In one sentence: what is it?', 'एक वाक्य में: वह क्या है?'] }),
    where: slide('input_field', {
      question: ['On which page? Paste its address if you can.', 'किस पेज पर? हो सके तो पता लिखें।'],
    }),
    steps: slide('open_answer', {
      question: ['What did you do just before, step by step?', 'ठीक पहले आपने क्या किया, क्रम से?'],
    }),
    often: slide('single_select', {
      question: ['Does it happen again?', 'क्या यह फिर होता है?'],
      options: options(
        [],
        ['Every time', 'हर बार'],
        ['Sometimes', 'कभी-कभी'],
        ['Only once so far', 'अब तक एक ही बार'],
        ['I have not tried', 'मैंने देखा नहीं'],
      ),
    }),
    shot: slide('uploader', {
      question: ['A picture of the screen says more than words.', 'स्क्रीन की तस्वीर शब्दों से ज़्यादा कहती है।'],
      button: ['Choose a picture', 'तस्वीर चुनें'],
    }),
    blocked: slide('rating', {
      question: ['How much does it keep you from your work?', 'यह आपके काम में कितनी बाधा है?'],
      rating: '5_stars',
    }),
  },
}
