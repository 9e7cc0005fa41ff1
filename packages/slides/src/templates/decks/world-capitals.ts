import { options, pictureOptions, truth } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const worldCapitals: DeckTemplate = {
  key: 'world-capitals',
  name: ['World capitals', 'दुनिया की राजधानियाँ'],
  purpose: [
    'A short tour of five continents, for a class or for a rainy afternoon.',
    'पाँच महाद्वीपों की छोटी सैर, कक्षा के लिए या बारिश की दोपहर के लिए।',
  ],
  readerType: 'quiz',
  palette: 'Ocean',
  design: { textPosition: 'center_center', transition: 'slide', transitionMs: 300 },
  settings: { passingPercentage: 60 },
  slides: {
    cover: slide('title', {
      title: ['World capitals', 'दुनिया की राजधानियाँ'],
      paragraph: ['Eight questions, five continents', 'आठ सवाल, पाँच महाद्वीप'],
      background: 'globe',
    }),
    australia: slide('single_select', {
      question: ['What is the capital of Australia?', 'ऑस्ट्रेलिया की राजधानी क्या है?'],
      options: options([2], ['Sydney', 'सिडनी'], ['Melbourne', 'मेलबर्न'], ['Canberra', 'कैनबरा'], ['Perth', 'पर्थ']),
      correct_feedback: [
        'Canberra, built as a compromise between two rivals.',
        'कैनबरा, दो प्रतिद्वंद्वी शहरों के बीच समझौते से बनी।',
      ],
      incorrect_feedback: ['It is Canberra, halfway between two rivals.', 'यह कैनबरा है, दो प्रतिद्वंद्वियों के बीच।'],
    }),
    egypt: slide('pick_picture', {
      question: ['Which of these stands near Cairo?', 'इनमें से क्या काहिरा के पास है?'],
      imageOpts: pictureOptions(
        [1],
        ['shells', ['A', 'क']],
        ['pyramids', ['B', 'ख']],
        ['latticeTower', ['C', 'ग']],
        ['domes', ['D', 'घ']],
      ),
      correct_feedback: ['Yes, the pyramids of Giza.', 'हाँ, गीज़ा के पिरामिड।'],
      incorrect_feedback: ['It is B: the pyramids of Giza.', 'यह ख है: गीज़ा के पिरामिड।'],
    }),
    kenya: slide('anagram', {
      question: ['Capital of Kenya: put the letters in order.', 'केन्या की राजधानी: अक्षरों को क्रम में लगाएँ।'],
      answer: ['Nairobi', 'नैरोबी'],
      correct_feedback: ['Nairobi, named after its cool water.', 'नैरोबी, नाम ठंडे पानी से आया।'],
      incorrect_feedback: ['It is Nairobi.', 'यह नैरोबी है।'],
    }),
    brazil: slide('true_false', {
      question: ['Rio de Janeiro is the capital of Brazil.', 'रियो डी जनेरियो ब्राज़ील की राजधानी है।'],
      choice: truth(false),
      correct_feedback: ['Right: it has been Brasília since 1960.', 'सही: 1960 से ब्रासीलिया है।'],
      incorrect_feedback: ['It was, until Brasília took over in 1960.', 'थी, 1960 में ब्रासीलिया बनी।'],
    }),
    blanks: slide('fill_in_the_blanks', {
      question: ['Fill in the two capitals.', 'दोनों राजधानियाँ लिखें।'],
      paragraph: [
        'The train from ___, capital of France, to ___, capital of the United Kingdom, runs under the sea.',
        'फ़्रांस की राजधानी ___ से ब्रिटेन की राजधानी ___ तक रेल समुद्र के नीचे से जाती है।',
      ],
      blanks: [{ answer: ['Paris', 'पेरिस'] }, { answer: ['London', 'लंदन'] }],
      partialCredit: true,
      correct_feedback: ['Paris and London, in a little over two hours.', 'पेरिस और लंदन, दो घंटे से कुछ ज़्यादा में।'],
      incorrect_feedback: ['Paris and London.', 'पेरिस और लंदन।'],
    }),
    asia: slide('multiple_select', {
      question: ['Which of these are capitals? Choose every one.', 'इनमें से कौन-सी राजधानियाँ हैं? सभी चुनें।'],
      multiselect: options(
        [0, 2, 3],
        ['New Delhi', 'नई दिल्ली'],
        ['Mumbai', 'मुंबई'],
        ['Tokyo', 'टोक्यो'],
        ['Hanoi', 'हनोई'],
      ),
      correct_feedback: [
        'All three. Mumbai is larger, but no capital of India.',
        'तीनों। मुंबई बड़ी है, पर भारत की राजधानी नहीं।',
      ],
      incorrect_feedback: ['New Delhi, Tokyo and Hanoi.', 'नई दिल्ली, टोक्यो और हनोई।'],
    }),
    canada: slide('single_select', {
      question: ['And the capital of Canada?', 'और कनाडा की राजधानी?'],
      options: options([1], ['Toronto', 'टोरंटो'], ['Ottawa', 'ओटावा'], ['Montreal', 'मॉन्ट्रियल'], ['Vancouver', 'वैंकूवर']),
      correct_feedback: ['Ottawa, on the river of the same name.', 'ओटावा, इसी नाम की नदी पर।'],
      incorrect_feedback: ['It is Ottawa.', 'यह ओटावा है।'],
    }),
    peru: slide('anagram', {
      question: ['A green fruit, and the capital of Peru.', 'पेरू की राजधानी, अंग्रेज़ी में एक हरे फल का भी नाम।'],
      answer: ['Lima', 'लीमा'],
      correct_feedback: ['Lima, by the Pacific.', 'लीमा, प्रशांत महासागर के किनारे।'],
      incorrect_feedback: ['It is Lima.', 'यह लीमा है।'],
    }),
  },
}
