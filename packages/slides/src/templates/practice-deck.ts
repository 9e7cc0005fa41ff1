import { options, truth } from './shorthand.ts'
import { type DeckTemplate, slide } from './template.ts'

/** The tutorial's practice deck: not in the gallery. */
export const practiceDeck: DeckTemplate = {
  key: 'practice',
  name: ['Practice deck', 'अभ्यास डेक'],
  purpose: ['Try every tool without harm.', 'हर टूल बेफ़िक्र आज़माएँ।'],
  readerType: 'quiz',
  palette: 'Plum',
  slides: {
    cover: slide('title', {
      title: ['A deck to practise with', 'अभ्यास के लिए एक डेक'],
      paragraph: ['Change anything: nobody else sees it.', 'कुछ भी बदलें: इसे और कोई नहीं देखता।'],
    }),
    capital: slide('single_select', {
      question: ['Which city is the capital of India?', 'भारत की राजधानी कौन-सा शहर है?'],
      options: options([0], ['New Delhi', 'नई दिल्ली'], ['Mumbai', 'मुंबई'], ['Kolkata', 'कोलकाता']),
    }),
    river: slide('true_false', {
      question: ['The Ganges flows into the Bay of Bengal.', 'गंगा बंगाल की खाड़ी में गिरती है।'],
      choice: truth(true),
    }),
  },
}
