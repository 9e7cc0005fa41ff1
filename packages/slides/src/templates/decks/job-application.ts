import { options } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const jobApplication: DeckTemplate = {
  key: 'job-application',
  name: ['Job application', 'नौकरी का आवेदन'],
  purpose: [
    'A first application in five minutes: who, what, when, and a CV.',
    'पाँच मिनट में पहला आवेदन: कौन, क्या, कब, और बायोडाटा।',
  ],
  readerType: 'submission',
  palette: 'Ocean',
  design: { textPosition: 'center_left', transition: 'fade', transitionMs: 250, imageLayout: 'side_full' },
  slides: {
    cover: slide('title', {
      title: ['Work with us', 'हमारे साथ काम करें'],
      paragraph: ['Five minutes, and you hear from us within a week', 'पाँच मिनट, और एक हफ़्ते में हमारा उत्तर'],
      background: 'application',
    }),
    name: slide('input_field', { question: ['What is your full name?', 'आपका पूरा नाम क्या है?'] }),
    mail: slide('input_field', {
      question: ['How do we reach you? E-mail or telephone', 'हम आपसे कैसे संपर्क करें? ई-मेल या फ़ोन'],
    }),
    role: slide('single_select', {
      question: ['What would you like to do?', 'आप क्या काम करना चाहेंगे?'],
      options: options(
        [],
        ['Customer service', 'ग्राहक सेवा'],
        ['Design', 'डिज़ाइन'],
        ['Software', 'सॉफ़्टवेयर'],
        ['Something you have not named', 'कुछ और, जिसका नाम यहाँ नहीं'],
      ),
    }),
    years: slide('range_select', {
      question: [
        'How much experience do you bring, and how soon can you start?',
        'आपको कितना अनुभव है, और कब शुरू कर सकते हैं?',
      ],
      rangeselect: [
        { name: ['Experience', 'अनुभव'], minValue: 0, maxValue: 40, unit: ['years', 'वर्ष'], variable: 'varA' },
        { name: ['Notice period', 'नोटिस अवधि'], minValue: 0, maxValue: 6, unit: ['months', 'माह'], variable: 'varB' },
      ],
      formula: '',
    }),
    fit: slide('qualification', {
      question: ['Shall we check what we can offer you at once?', 'देखें कि हम आपको तुरंत क्या दे सकते हैं?'],
      criteria: 'varA &gt;= 2 and varB &lt;= 3',
      okay: ['We have places open for you right now.', 'आपके लिए अभी जगह ख़ाली है।'],
      notOkay: ['No place today, but we keep your papers.', 'आज जगह नहीं, पर आपके काग़ज़ हमारे पास रहेंगे।'],
    }),
    cv: slide('uploader', {
      question: ['Add your CV as a PDF.', 'अपना बायोडाटा PDF में जोड़ें।'],
      image: 'application',
      button: ['Choose a file', 'फ़ाइल चुनें'],
    }),
    proud: slide('open_answer', {
      question: [
        'Tell us about a piece of work that you are proud of.',
        'किसी ऐसे काम के बारे में बताएँ, जिस पर आपको गर्व है।',
      ],
    }),
    consent: slide('rating', {
      question: [
        'You may keep my data for this application for six months.',
        'आप इस आवेदन के लिए मेरा डेटा छह महीने रख सकते हैं।',
      ],
      rating: 'binary',
    }),
  },
}
