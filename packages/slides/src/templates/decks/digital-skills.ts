import { howOften, options, truth } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const digitalSkills: DeckTemplate = {
  key: 'digital-skills',
  name: ['Digital skills self-assessment', 'डिजिटल कौशल का आत्म-मूल्यांकन'],
  purpose: [
    'Shows people where they stand in five areas, and what to learn next.',
    'पाँच क्षेत्रों में लोगों की स्थिति और आगे क्या सीखना है, यह दिखाता है।',
  ],
  readerType: 'assessment',
  palette: 'Lagoon',
  design: { textPosition: 'top_left', transition: 'fade', transitionMs: 250 },
  tags: {
    Information: 'सूचना',
    Communication: 'संवाद',
    Creating: 'सृजन',
    Safety: 'सुरक्षा',
    'Problem solving': 'समस्या-समाधान',
  },
  outcomes: [
    {
      id: 'confident',
      title: ['Confident', 'आत्मविश्वासी'],
      text: [
        'You find your way and help others. Offer an hour a month to a colleague who begins.',
        'आप अपना रास्ता ढूँढ लेते हैं और दूसरों की मदद करते हैं। शुरुआत करने वाले साथी को महीने में एक घंटा दें।',
      ],
      picture: 'rocket',
      band: [75, 100],
    },
    {
      id: 'growing',
      title: ['Growing', 'बढ़ते हुए'],
      text: [
        'A good base. Choose the shortest axis of your chart and give it half an hour a week.',
        'नींव अच्छी है। चार्ट की सबसे छोटी धुरी चुनें और उसे हफ़्ते में आधा घंटा दें।',
      ],
      picture: 'seedling',
      band: [40, 75],
    },
    {
      id: 'beginning',
      title: ['At the beginning', 'शुरुआत में'],
      text: [
        'Everybody starts here. Take the first course, at your own pace, and ask as often as you like.',
        'सब यहीं से शुरू करते हैं। पहला कोर्स अपनी गति से करें और जितना चाहें, पूछें।',
      ],
      picture: 'bookLamp',
      link: [['Open the first course', 'पहला कोर्स खोलें'], 'https://example.org/courses/first-steps'],
      band: [0, 40],
    },
  ],
  slides: {
    cover: slide('title', {
      title: ['Where do you stand?', 'आप कहाँ खड़े हैं?'],
      paragraph: ['Ten questions, an answer of your own at the end', 'दस सवाल, अंत में आपका अपना उत्तर'],
      background: 'padlock',
    }),
    sources: slide('single_select', {
      question: ['You read a surprising number. What do you check first?', 'आपने एक चौंकाने वाला आँकड़ा पढ़ा। पहले क्या जाँचेंगे?'],
      options: options(
        [0],
        ['Where it comes from, and when', 'वह कहाँ से और कब का है'],
        ['How often it was shared', 'वह कितनी बार साझा हुआ'],
        ['Whether the page looks modern', 'पेज आधुनिक दिखता है या नहीं'],
      ),
      tags: ['Information'],
      correct_feedback: ['Right: the source and its date.', 'सही: स्रोत और उसकी तारीख़।'],
      incorrect_feedback: ['The source and its date say most.', 'स्रोत और तारीख़ सबसे ज़्यादा बताते हैं।'],
    }),
    find: slide('scored_single_select', {
      question: ['I find a file I saved months ago within a minute.', 'महीनों पहले सहेजी फ़ाइल मैं एक मिनट में ढूँढ लेता/लेती हूँ।'],
      scoreselect: howOften(),
      tags: ['Information'],
    }),
    channel: slide('single_select', {
      question: ['Something urgent for one person. Which way?', 'एक व्यक्ति के लिए तुरंत की बात। कौन-सा तरीक़ा?'],
      image: 'talk',
      options: options(
        [1],
        ['An e-mail to everyone', 'सबको ई-मेल'],
        ['A call', 'फ़ोन'],
        ['A comment in a document', 'दस्तावेज़ में टिप्पणी'],
      ),
      tags: ['Communication'],
    }),
    together: slide('rating', {
      question: [
        'I work with others in the same document at the same time.',
        'मैं दूसरों के साथ एक ही दस्तावेज़ में एक साथ काम करता/करती हूँ।',
      ],
      rating: 'informal',
      tags: ['Communication'],
    }),
    licence: slide('true_false', {
      question: ['A picture found in a search may be used anywhere.', 'खोज में मिली तस्वीर कहीं भी इस्तेमाल की जा सकती है।'],
      choice: truth(false),
      tags: ['Creating'],
      correct_feedback: ['Right: somebody owns it; look for its licence.', 'सही: उसका कोई मालिक है; लाइसेंस देखें।'],
      incorrect_feedback: ['Somebody owns it: look for its licence.', 'उसका कोई मालिक है: लाइसेंस देखें।'],
    }),
    table: slide('scored_single_select', {
      question: ['I add up columns in a table with a formula.', 'मैं तालिका के खाने सूत्र से जोड़ता/जोड़ती हूँ।'],
      image: 'bars',
      scoreselect: howOften(),
      tags: ['Creating'],
    }),
    password: slide('multiple_select', {
      question: ['What makes an account safer? Choose every one.', 'खाता किससे ज़्यादा सुरक्षित होता है? सभी चुनें।'],
      multiselect: options(
        [0, 2],
        ['A long password of its own', 'अपना अलग लंबा पासवर्ड'],
        ['The same password everywhere', 'हर जगह एक ही पासवर्ड'],
        ['A second step when signing in', 'साइन इन पर दूसरा चरण'],
      ),
      tags: ['Safety'],
      correct_feedback: ['Both, and a password manager for the rest.', 'दोनों, और बाक़ी के लिए पासवर्ड मैनेजर।'],
      incorrect_feedback: ['A password of its own, and a second step.', 'अलग पासवर्ड, और दूसरा चरण।'],
    }),
    backup: slide('scored_single_select', {
      question: ['What matters to me is kept in a second place.', 'जो मेरे लिए ज़रूरी है, वह दूसरी जगह भी सुरक्षित है।'],
      scoreselect: howOften(),
      tags: ['Safety'],
    }),
    help: slide('scored_single_select', {
      question: ['When something does not work, I find the cause myself.', 'कुछ काम न करे तो कारण मैं ख़ुद ढूँढ लेता/लेती हूँ।'],
      scoreselect: howOften(),
      tags: ['Problem solving'],
    }),
    word: slide('fill_in_the_blanks', {
      question: ['Complete the sentence.', 'वाक्य पूरा करें।'],
      paragraph: ['Ctrl and Z together will ___ your last step.', 'Ctrl और Z साथ दबाने से पिछला क़दम ___ होता है।'],
      blanks: [{ answer: ['undo', 'रद्द|वापस|अनडू'] }],
      tags: ['Problem solving'],
      correct_feedback: ['Undo, the best friend of the curious.', 'रद्द, जिज्ञासु लोगों का सबसे अच्छा दोस्त।'],
      incorrect_feedback: ['It will undo it.', 'पिछला क़दम रद्द होता है।'],
    }),
  },
}
