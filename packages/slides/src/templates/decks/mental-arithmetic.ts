import { options, truth } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const mentalArithmetic: DeckTemplate = {
  key: 'mental-arithmetic',
  name: ['Sixty seconds of mental arithmetic', 'साठ सेकंड का मन-गणित'],
  purpose: [
    'A fast warm-up for a class or a meeting: quick and right wins.',
    'कक्षा या बैठक से पहले तेज़ अभ्यास: जो जल्दी और सही, वही जीते।',
  ],
  readerType: 'game',
  palette: 'Midnight',
  design: { transition: 'none', textPosition: 'bottom_center' },
  feedbackTexts: { correct: ['Yes.', 'हाँ।'], incorrect: ['Not quite.', 'ठीक नहीं।'] },
  slides: {
    cover: slide('title', {
      title: ['Ready to reckon?', 'हिसाब के लिए तैयार?'],
      paragraph: ['Eight sums. Speed counts, and so does a streak.', 'आठ सवाल। गति भी गिनी जाएगी, लगातार सही भी।'],
      background: 'abacus',
    }),
    plus: slide('single_select', {
      question: '17 + 26',
      options: options([1], ['33', '33'], ['43', '43'], ['42', '42'], ['53', '53']),
    }),
    minus: slide('single_select', {
      question: '91 − 47',
      options: options([2], ['54', '54'], ['46', '46'], ['44', '44'], ['34', '34']),
    }),
    times: slide('fill_in_the_blanks', {
      question: ['Type the number.', 'संख्या लिखें।'],
      paragraph: '7 × 8 = ___',
      blanks: [{ answer: '56' }],
    }),
    half: slide('true_false', {
      question: ['Half of 96 is 48.', '96 का आधा 48 है।'],
      choice: truth(true),
    }),
    percent: slide('single_select', {
      question: ['15 per cent of 200', '200 का 15 प्रतिशत'],
      options: options([0], ['30', '30'], ['15', '15'], ['35', '35'], ['45', '45']),
    }),
    even: slide('multiple_select', {
      question: ['Which can be divided by 3? Choose every one.', 'कौन-सी 3 से बँटती हैं? सभी चुनें।'],
      multiselect: options([0, 2], ['51', '51'], ['46', '46'], ['87', '87'], ['71', '71']),
    }),
    series: slide('fill_in_the_blanks', {
      question: ['What comes next?', 'आगे क्या आएगा?'],
      paragraph: '2, 6, 12, 20, ___',
      blanks: [{ answer: '30' }],
    }),
    last: slide('single_select', {
      question: '144 ÷ 12 + 8',
      options: options([3], ['18', '18'], ['24', '24'], ['7', '7'], ['20', '20']),
    }),
  },
}
