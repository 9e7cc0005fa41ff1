import { howOften, options, truth } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const webAccessibility: DeckTemplate = {
  key: 'web-accessibility',
  name: ['Website accessibility check', 'वेबसाइट की सुगमता जाँच'],
  purpose: [
    'Finds in ten minutes where a website shuts people out, and where to begin.',
    'दस मिनट में दिखाता है कि वेबसाइट किसे बाहर छोड़ती है और शुरुआत कहाँ से हो।',
  ],
  readerType: 'audit',
  palette: 'Slate',
  design: { textPosition: 'center_left', transition: 'fade', transitionMs: 150 },
  tags: {
    Images: 'चित्र',
    Keyboard: 'कीबोर्ड',
    Colour: 'रंग',
    Forms: 'फ़ॉर्म',
    Structure: 'ढाँचा',
    Media: 'वीडियो',
  },
  outcomes: [
    {
      id: 'good',
      title: ['A good house', 'अच्छा घर'],
      text: [
        'Most people can use your site. Have someone who relies on a screen reader try the three most used pages.',
        'ज़्यादातर लोग आपकी साइट इस्तेमाल कर सकते हैं। स्क्रीन रीडर वाले किसी व्यक्ति से तीन मुख्य पेज जाँच कराएँ।',
      ],
      band: [80, 100],
    },
    {
      id: 'some',
      title: ['Some doors are closed', 'कुछ दरवाज़े बंद हैं'],
      text: [
        'Begin with the lowest axis of the chart. Alternative texts and visible focus are quick to mend.',
        'चार्ट की सबसे छोटी धुरी से शुरू करें। वैकल्पिक पाठ और दिखने वाला फ़ोकस जल्दी ठीक होते हैं।',
      ],
      band: [50, 80],
    },
    {
      id: 'many',
      title: ['Many people stay outside', 'बहुत लोग बाहर रह जाते हैं'],
      text: [
        'Choose one page and make it work by keyboard alone. What you learn there helps with all the others.',
        'एक पेज चुनें और उसे केवल कीबोर्ड से चलने लायक़ बनाएँ। यह सीख बाक़ी सब में काम आएगी।',
      ],
      link: [['Ask for a walk-through', 'साथ मिलकर देखने का अनुरोध'], 'mailto:hello@example.org'],
      band: [0, 50],
    },
  ],
  slides: {
    site: slide('input_field', {
      question: ['Which page do you check? Paste its address.', 'आप कौन-सा पेज जाँच रहे हैं? उसका पता लिखें।'],
    }),
    alt: slide('scored_single_select', {
      question: [
        'Do pictures that say something have a text that says the same?',
        'क्या अर्थ वाले चित्रों के साथ वही बात कहने वाला पाठ है?',
      ],
      image: 'readable',
      scoreselect: howOften(),
      tags: ['Images'],
    }),
    decoration: slide('true_false', {
      question: [
        'A picture that is only decoration should have an empty alternative text.',
        'केवल सजावट वाले चित्र का वैकल्पिक पाठ ख़ाली होना चाहिए।',
      ],
      choice: truth(true),
      tags: ['Images'],
      correct_feedback: ['Right: then a screen reader passes it by.', 'सही: तब स्क्रीन रीडर उसे छोड़ देता है।'],
      incorrect_feedback: ['It should: then a screen reader passes it by.', 'होना चाहिए: तब स्क्रीन रीडर उसे छोड़ देता है।'],
    }),
    tab: slide('scored_single_select', {
      question: [
        'Put the mouse away: can everything be reached and used by keyboard?',
        'माउस हटा दें: क्या सब कुछ कीबोर्ड से चलता है?',
      ],
      scoreselect: howOften(),
      tags: ['Keyboard'],
    }),
    focus: slide('rating', {
      question: [
        'It is always easy to see where the keyboard’s focus is.',
        'कीबोर्ड का फ़ोकस कहाँ है, यह हमेशा साफ़ दिखता है।',
      ],
      rating: 'agreement',
      tags: ['Keyboard'],
    }),
    contrast: slide('single_select', {
      question: ['Which contrast does ordinary text need at least?', 'सामान्य पाठ को कम से कम कितना कंट्रास्ट चाहिए?'],
      options: options([1], ['3 : 1', '3 : 1'], ['4.5 : 1', '4.5 : 1'], ['7 : 1', '7 : 1']),
      tags: ['Colour'],
      correct_feedback: ['Right, at level AA.', 'सही, AA स्तर पर।'],
      incorrect_feedback: ['4.5 : 1 at level AA; large text may have 3 : 1.', 'AA स्तर पर 4.5 : 1; बड़े अक्षरों को 3 : 1।'],
    }),
    meaning: slide('scored_single_select', {
      question: ['Is what colour says also said in another way?', 'जो बात रंग कहता है, क्या वह किसी और तरह भी कही गई है?'],
      scoreselect: howOften(),
      tags: ['Colour'],
    }),
    labels: slide('scored_single_select', {
      question: [
        'Does every field have a label that stays while one types?',
        'क्या हर खाने का नाम लिखते समय भी दिखता रहता है?',
      ],
      scoreselect: howOften(),
      tags: ['Forms'],
    }),
    errors: slide('multiple_select', {
      question: ['What does a good error message have? Choose every one.', 'अच्छे त्रुटि-संदेश में क्या होता है? सभी चुनें।'],
      multiselect: options(
        [0, 1],
        ['It stands beside the field', 'वह खाने के पास होता है'],
        ['It says how to put it right', 'वह सुधार का तरीक़ा बताता है'],
        ['It is only a red frame', 'वह केवल लाल घेरा होता है'],
      ),
      tags: ['Forms'],
      correct_feedback: ['Both. Red alone says nothing to many people.', 'दोनों। केवल लाल रंग बहुतों को कुछ नहीं बताता।'],
      incorrect_feedback: [
        'The first two. Red alone says nothing to many.',
        'पहले दो। केवल लाल रंग बहुतों को कुछ नहीं बताता।',
      ],
    }),
    headings: slide('scored_single_select', {
      question: [
        'Do headings follow each other in order, one main heading first?',
        'क्या शीर्षक क्रम में हैं, सबसे पहले एक मुख्य शीर्षक?',
      ],
      scoreselect: howOften(),
      tags: ['Structure'],
    }),
    captions: slide('scored_single_select', {
      question: ['Do videos have captions that a person has checked?', 'क्या वीडियो पर किसी व्यक्ति के जाँचे हुए कैप्शन हैं?'],
      scoreselect: howOften(),
      tags: ['Media'],
    }),
  },
}
