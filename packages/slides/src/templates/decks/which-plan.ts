import { taggedOptions } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const whichPlan: DeckTemplate = {
  key: 'which-plan',
  name: ['Which plan fits your team?', 'आपकी टीम के लिए कौन-सा प्लान?'],
  purpose: [
    'Replaces a price table: four questions lead to the plan that fits.',
    'क़ीमतों की तालिका की जगह: चार सवाल सही प्लान तक ले जाते हैं।',
  ],
  readerType: 'recommendation',
  palette: 'Indigo',
  design: { textPosition: 'center_left', transition: 'fade', transitionMs: 200 },
  tags: { Solo: 'एकल', Team: 'टीम', Organisation: 'संगठन' },
  outcomes: [
    {
      id: 'solo',
      title: ['Solo', 'एकल'],
      text: [
        'All you need for your own work, and nothing to administer. You can move up at any time.',
        'अपने काम के लिए सब कुछ, और सँभालने को कुछ नहीं। कभी भी बड़ा प्लान ले सकते हैं।',
      ],
      picture: 'portrait',
      link: [['See Solo', 'एकल प्लान देखें'], 'https://example.org/plans/solo'],
      tags: ['Solo'],
    },
    {
      id: 'team',
      title: ['Team', 'टीम'],
      text: [
        'Shared work, roles and reports for up to fifty people. Billed by the person, by month or year.',
        'पचास लोगों तक के लिए साझा काम, भूमिकाएँ और रिपोर्ट। प्रति व्यक्ति, मासिक या वार्षिक।',
      ],
      picture: 'meeting',
      link: [['See Team', 'टीम प्लान देखें'], 'https://example.org/plans/team'],
      tags: ['Team'],
    },
    {
      id: 'organisation',
      title: ['Organisation', 'संगठन'],
      text: [
        'Single sign-on, your own domain, and a person who knows you by name. Let us talk about it.',
        'सिंगल साइन-ऑन, अपना डोमेन, और एक व्यक्ति जो आपको नाम से जानता है। आइए बात करें।',
      ],
      picture: 'skyline',
      link: [['Arrange a talk', 'बातचीत का समय लें'], 'mailto:hello@example.org'],
      tags: ['Organisation'],
    },
  ],
  slides: {
    people: slide(
      'tagged_select',
      {
        question: ['Who is going to use it?', 'इसे कौन इस्तेमाल करेगा?'],
        image: 'team',
        taggedselect: taggedOptions(
          ['Solo', ['Only me', 'केवल मैं']],
          ['Team', ['Two to fifty people', 'दो से पचास लोग']],
          ['Organisation', ['More than fifty', 'पचास से ज़्यादा']],
        ),
      },
      { jumps: { rules: [{ if: [['people', 'is', 'a']], to: '.end' }] } },
    ),
    signIn: slide('tagged_select', {
      question: ['How should people sign in?', 'लोग साइन इन कैसे करें?'],
      taggedselect: taggedOptions(
        ['Team', ['By e-mail and password', 'ई-मेल और पासवर्ड से']],
        ['Organisation', ['By our own sign-on', 'हमारे अपने साइन-ऑन से']],
        ['Team', ['I do not mind', 'कोई फ़र्क़ नहीं']],
      ),
    }),
    support: slide('tagged_select', {
      question: ['What do you expect when something goes wrong?', 'कुछ गड़बड़ हो तो आप क्या चाहेंगे?'],
      image: 'support',
      taggedselect: taggedOptions(
        ['Team', ['An answer by e-mail within a day', 'एक दिन में ई-मेल से उत्तर']],
        ['Organisation', ['A person on the telephone', 'फ़ोन पर एक व्यक्ति']],
        ['Solo', ['A good page of help', 'मदद का अच्छा पेज']],
      ),
    }),
    rules: slide('tagged_select', {
      question: ['Does somebody have to approve what goes out?', 'बाहर जाने वाली चीज़ पर क्या किसी की मंज़ूरी चाहिए?'],
      taggedselect: taggedOptions(
        ['Solo', ['No', 'नहीं']],
        ['Team', ['Sometimes', 'कभी-कभी']],
        ['Organisation', ['Always, in two steps', 'हमेशा, दो चरणों में']],
      ),
    }),
  },
}
