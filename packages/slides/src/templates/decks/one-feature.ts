import { options } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const oneFeature: DeckTemplate = {
  key: 'one-feature',
  name: ['One feature next', 'अगली एक सुविधा'],
  purpose: [
    'Asks the people who use your product what you should build next.',
    'आपका उत्पाद इस्तेमाल करने वालों से पूछती है कि आगे क्या बनाना चाहिए।',
  ],
  readerType: 'poll',
  palette: 'Violet',
  design: { textPosition: 'bottom_left', transition: 'slide', transitionMs: 250 },
  slides: {
    cover: slide('title', {
      title: ['One feature next', 'अगली एक सुविधा'],
      paragraph: ['We can build one thing this quarter. You choose.', 'इस तिमाही हम एक चीज़ बना सकते हैं। चुनाव आपका।'],
      background: 'notes',
    }),
    choice: slide(
      'single_select',
      {
        question: ['What would help you most?', 'आपको सबसे ज़्यादा किससे मदद मिलेगी?'],
        options: options(
          [],
          ['Work without a connection', 'बिना इंटरनेट के काम'],
          ['Reports by e-mail every Monday', 'हर सोमवार ई-मेल से रिपोर्ट'],
          ['Dark colours', 'गहरे रंग'],
          ['Something else', 'कुछ और'],
        ),
      },
      { jumps: { rules: [{ if: [['choice', 'is', 'd']], to: 'other' }], otherwise: 'often' } },
    ),
    other: slide('open_answer', {
      question: ['What is it, and what would you do with it?', 'वह क्या है, और आप उससे क्या करेंगे?'],
      image: 'talk',
    }),
    often: slide('single_select', {
      question: ['How often would you use it?', 'आप इसे कितनी बार इस्तेमाल करेंगे?'],
      options: options([], ['Every day', 'हर दिन'], ['Every week', 'हर हफ़्ते'], ['Now and then', 'कभी-कभी']),
    }),
    worth: slide('rating', {
      question: [
        'How likely are you to recommend us once it is there?',
        'यह बन जाए तो आप हमारी सिफ़ारिश करेंगे, इसकी कितनी संभावना है?',
      ],
      rating: 'likelihood',
    }),
  },
}
