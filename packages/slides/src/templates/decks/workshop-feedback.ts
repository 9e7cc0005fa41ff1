import { options } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const workshopFeedback: DeckTemplate = {
  key: 'workshop-feedback',
  name: ['Workshop feedback', 'कार्यशाला पर प्रतिक्रिया'],
  purpose: [
    'Tells a trainer the same evening what to keep and what to change.',
    'प्रशिक्षक को उसी शाम बताता है कि क्या रखना और क्या बदलना है।',
  ],
  readerType: 'feedback',
  palette: 'Amber',
  design: { textPosition: 'top_left', transition: 'slide', transitionMs: 300 },
  settings: { jumpAhead: true },
  feedbackTexts: { neutral: ['Thank you, that helps.', 'धन्यवाद, इससे मदद मिलती है।'] },
  slides: {
    cover: slide('title', {
      title: ['How was your day with us?', 'हमारे साथ दिन कैसा रहा?'],
      paragraph: ['Seven questions. The next group will thank you.', 'सात सवाल। अगला समूह आपका आभारी होगा।'],
      background: 'workshop',
    }),
    whole: slide('rating', {
      question: ['How did you like the workshop as a whole?', 'कुल मिलाकर कार्यशाला आपको कैसी लगी?'],
      rating: 'love',
    }),
    pace: slide('single_select', {
      question: ['The pace was…', 'गति थी…'],
      options: options([], ['Too slow', 'बहुत धीमी'], ['Just right', 'बिल्कुल सही'], ['Too fast', 'बहुत तेज़']),
    }),
    trainer: slide('rating', {
      question: ['The trainer answered what I asked.', 'प्रशिक्षक ने मेरे सवालों के उत्तर दिए।'],
      rating: 'agreement',
    }),
    useful: slide('multiple_select', {
      question: ['What will you use this week?', 'इस हफ़्ते आप क्या इस्तेमाल करेंगे?'],
      image: 'notes',
      multiselect: options(
        [],
        ['The exercises', 'अभ्यास'],
        ['The slides', 'स्लाइड'],
        ['The talk in the break', 'विराम की बातचीत'],
        ['The list of links', 'लिंक की सूची'],
      ),
    }),
    moment: slide('input_field', { question: ['What was the most useful moment?', 'सबसे उपयोगी पल कौन-सा था?'] }),
    change: slide('open_answer', { question: ['What would you change?', 'आप क्या बदलेंगे?'] }),
    next: slide('rating', {
      question: ['How likely are you to come to the second part?', 'दूसरे भाग में आने की कितनी संभावना है?'],
      rating: 'likelihood',
    }),
  },
}
