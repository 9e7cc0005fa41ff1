import { options, truth } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const phishing: DeckTemplate = {
  key: 'phishing',
  name: ['Phishing: spot the trap', 'फ़िशिंग: जाल पहचानें'],
  purpose: [
    'Checks in four minutes whether your team knows a fraudulent message when they see one.',
    'चार मिनट में जाँचती है कि आपकी टीम धोखे वाला संदेश पहचानती है या नहीं।',
  ],
  readerType: 'quiz',
  palette: 'Indigo',
  design: { textPosition: 'bottom_left', transition: 'fade', transitionMs: 200 },
  settings: { passingPercentage: 80 },
  feedbackTexts: {
    correct: ['Well spotted.', 'सही पहचाना।'],
    incorrect: ['That one got you.', 'इस बार जाल काम कर गया।'],
  },
  outcomes: [
    {
      id: 'sharp',
      title: ['Sharp eyes', 'पैनी नज़र'],
      text: [
        'You take your time and check the sender. Pass it on: show one colleague what gave the last fake away.',
        'आप ठहरकर भेजने वाले को जाँचते हैं। इसे आगे बढ़ाएँ: किसी साथी को दिखाएँ कि पिछला धोखा कैसे पकड़ा गया।',
      ],
      band: [80, 100],
    },
    {
      id: 'again',
      title: ['One more look', 'एक बार और देखें'],
      text: [
        'Some traps are good. Read the explanations below and play again; it takes four minutes.',
        'कुछ जाल बहुत चतुर होते हैं। नीचे की व्याख्याएँ पढ़ें और फिर खेलें; चार मिनट लगेंगे।',
      ],
      link: [['Ask the security team', 'सुरक्षा टीम से पूछें'], 'mailto:hello@example.org'],
      band: [0, 80],
    },
  ],
  slides: {
    cover: slide('title', {
      title: ['Would you have clicked?', 'क्या आप क्लिक कर देते?'],
      paragraph: ['Seven messages from an ordinary week', 'एक आम हफ़्ते के सात संदेश'],
      background: 'baitedMail',
    }),
    sender: slide('single_select', {
      question: [
        'A message from your bank asks you to confirm your card. Which sender should worry you?',
        'बैंक का संदेश कार्ड की पुष्टि माँगता है। किस भेजने वाले पर शक होना चाहिए?',
      ],
      options: options(
        [1],
        ['service@bank.example', 'service@bank.example'],
        ['service@bank-example.secure-login.test', 'service@bank-example.secure-login.test'],
        ['news@bank.example', 'news@bank.example'],
      ),
      correct_feedback: [
        'Right. Read an address from its end: it belongs to secure-login.test.',
        'सही। पता अंत से पढ़ें: यह secure-login.test का है।',
      ],
      incorrect_feedback: [
        'Look at the end: secure-login.test owns that one, not the bank.',
        'अंत देखें: वह पता secure-login.test का है, बैंक का नहीं।',
      ],
    }),
    padlock: slide('true_false', {
      question: [
        'A padlock beside the address means that the site is honest.',
        'पते के पास ताले का निशान बताता है कि साइट ईमानदार है।',
      ],
      image: 'padlock',
      choice: truth(false),
      correct_feedback: [
        'Right. It only means that nobody else can listen in.',
        'सही। यह केवल बताता है कि कोई और सुन नहीं सकता।',
      ],
      incorrect_feedback: [
        'It only means that nobody can listen in. Thieves use it too.',
        'यह केवल बताता है कि कोई सुन नहीं सकता। चोर भी इसे रखते हैं।',
      ],
    }),
    signs: slide('multiple_select', {
      question: ['Which of these are warning signs? Choose every one.', 'इनमें से कौन-से ख़तरे के संकेत हैं? सभी चुनें।'],
      multiselect: options(
        [0, 1, 3],
        ['“Your account closes in one hour”', '“आपका खाता एक घंटे में बंद होगा”'],
        ['An invoice for something you never bought', 'उस चीज़ का बिल, जो आपने ख़रीदी ही नहीं'],
        ['Your name spelled correctly', 'आपका नाम सही लिखा है'],
        ['A request to keep it secret', 'बात गुप्त रखने का अनुरोध'],
      ),
      partialCredit: true,
      correct_feedback: ['All three: haste, surprise, secrecy.', 'तीनों: जल्दबाज़ी, अचरज, गोपनीयता।'],
      incorrect_feedback: [
        'Haste, surprise and secrecy. A correct name proves nothing.',
        'जल्दबाज़ी, अचरज और गोपनीयता। सही नाम कुछ साबित नहीं करता।',
      ],
    }),
    call: slide('single_select', {
      question: [
        'Someone “from IT” calls and needs the code you just received. What do you do?',
        '“आईटी” से कोई फ़ोन करके अभी आया कोड माँगता है। आप क्या करेंगे?',
      ],
      image: 'support',
      options: options(
        [2],
        ['Read it out, IT has to know', 'पढ़कर सुना दूँगा, आईटी को चाहिए'],
        ['Send it by e-mail instead', 'उसकी जगह ई-मेल कर दूँगा'],
        ['Hang up and call IT myself', 'फ़ोन काटकर ख़ुद आईटी को फ़ोन करूँगा'],
      ),
      correct_feedback: ['Right. Nobody honest ever needs your code.', 'सही। किसी ईमानदार को आपका कोड नहीं चाहिए।'],
      incorrect_feedback: [
        'Nobody honest needs your code. Hang up, call back.',
        'किसी ईमानदार को कोड नहीं चाहिए। काटें और ख़ुद फ़ोन करें।',
      ],
    }),
    word: slide('fill_in_the_blanks', {
      question: ['Complete the rule.', 'नियम पूरा करें।'],
      paragraph: [
        'Before you click a link, hold the pointer over it and read the ___. When in doubt, ___ the person.',
        'लिंक पर क्लिक करने से पहले उस पर सूचक रखें और ___ पढ़ें। शक हो तो उस व्यक्ति को ___ करें।',
      ],
      blanks: [{ answer: ['address|link|url', 'पता|लिंक'] }, { answer: ['call|phone|ring', 'फ़ोन|कॉल'] }],
      partialCredit: true,
      correct_feedback: ['Exactly: read the address, call the person.', 'बिल्कुल: पता पढ़ें, फ़ोन करें।'],
      incorrect_feedback: ['Read the address, and call the person.', 'पता पढ़ें, और उस व्यक्ति को फ़ोन करें।'],
    }),
    late: slide('single_select', {
      question: [
        'You typed your password, then saw that the page was false. What first?',
        'पासवर्ड लिखने के बाद पता चला कि पेज नक़ली था। सबसे पहले क्या?',
      ],
      options: options(
        [0],
        ['Change it and report it at once', 'तुरंत बदलूँगा और सूचना दूँगा'],
        ['Wait whether anything happens', 'देखूँगा कि कुछ होता है या नहीं'],
        ['Delete the message', 'संदेश मिटा दूँगा'],
      ),
      correct_feedback: ['Right. The first ten minutes count most.', 'सही। पहले दस मिनट सबसे अहम हैं।'],
      incorrect_feedback: ['Change it and report it. Nobody will blame you.', 'बदलें और सूचना दें। कोई दोष नहीं देगा।'],
    }),
  },
}
