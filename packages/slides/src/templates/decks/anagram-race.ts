import { pictureOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const anagramRace: DeckTemplate = {
  key: 'anagram-race',
  name: ['Anagram race', 'शब्द दौड़'],
  purpose: [
    'Letters out of order, a clock, a table of the best: a break of two minutes.',
    'बिखरे अक्षर, घड़ी और सबसे अच्छों की तालिका: दो मिनट का विराम।',
  ],
  readerType: 'game',
  palette: 'Plum',
  design: { textPosition: 'bottom_center', transition: 'slide', transitionMs: 200 },
  feedbackTexts: { correct: ['Got it.', 'मिल गया।'], incorrect: ['Another time.', 'फिर कभी।'] },
  slides: {
    cover: slide('title', {
      title: ['Anagram race', 'शब्द दौड़'],
      paragraph: ['Six words about the weekend', 'छुट्टी के दिन के छह शब्द'],
      background: 'tiles',
    }),
    picnic: slide('anagram', {
      question: ['A meal on the grass', 'घास पर भोजन'],
      answer: ['picnic', 'पिकनिक'],
    }),
    river: slide('anagram', {
      question: ['It always runs and never walks.', 'हमेशा बहती है, कभी रुकती नहीं।'],
      image: 'lake',
      answer: ['river', 'नदी'],
    }),
    picture: slide('pick_picture', {
      question: ['Which one hides in PANT + L?', 'कौन-सा “धापौ” में छिपा है?'],
      imageOpts: pictureOptions(
        [1],
        ['mapFlag', ['Map', 'नक़्शा']],
        ['seedling', ['Plant', 'पौधा']],
        ['bookLamp', ['Lamp', 'लैंप']],
        ['compass', ['Compass', 'दिशासूचक']],
      ),
    }),
    mountain: slide('anagram', {
      question: ['The higher you are, the cooler it gets.', 'जितना ऊपर, उतनी ठंड।'],
      image: 'mountains',
      answer: ['mountain', 'पहाड़'],
    }),
    camera: slide('anagram', {
      question: ['It remembers what you saw.', 'जो आपने देखा, उसे याद रखता है।'],
      image: 'camera',
      answer: ['camera', 'कैमरा'],
    }),
    sunday: slide('anagram', {
      question: ['The day itself', 'ख़ुद वह दिन'],
      answer: ['Sunday', 'रविवार'],
    }),
    blank: slide('fill_in_the_blanks', {
      question: ['The last one comes whole.', 'आख़िरी शब्द पूरा है।'],
      paragraph: [
        'Put the letters of LISTEN in another order and you get ___.',
        'उलटा पढ़ें या सीधा, कमल का यह नाम वही रहता है: ___।',
      ],
      blanks: [{ answer: ['silent|tinsel|enlist', 'जलज'] }],
    }),
  },
}
