import { links } from '../shorthand.ts'
import { type DeckTemplate, slide } from '../template.ts'

export const foundingStory: DeckTemplate = {
  key: 'founding-story',
  name: ['Our founding story', 'हमारी शुरुआत की कहानी'],
  purpose: [
    'Tells customers and new colleagues where you come from, in pictures.',
    'ग्राहकों और नए साथियों को तस्वीरों में बताती है कि आप कहाँ से आए हैं।',
  ],
  readerType: 'story',
  palette: 'Amber',
  design: { textPosition: 'bottom_left', transition: 'slide', transitionMs: 400, imageLayout: 'side_full' },
  settings: { voEnabled: true, jumpAhead: true },
  slides: {
    cover: slide(
      'title',
      {
        title: ['It began on a hill', 'शुरुआत एक पहाड़ी पर हुई'],
        paragraph: ['How a borrowed roaster became a shop of our own', 'उधार के रोस्टर से अपनी दुकान तक का सफ़र'],
        background: 'sunrise',
      },
      { voiceover: ['It began on a hill, before sunrise.', 'शुरुआत एक पहाड़ी पर, सूरज से पहले हुई।'] },
    ),
    harvest: slide(
      'image_story',
      {
        image: 'cherries',
        caption: [
          'In our first winter we picked by hand, with three families from the village. Only the red cherries went into the basket.',
          'पहली सर्दी में हमने गाँव के तीन परिवारों के साथ हाथ से चुनाई की। टोकरी में केवल लाल चेरी गईं।',
        ],
      },
      { voiceover: ['We picked every cherry by hand.', 'हर चेरी हमने हाथ से चुनी।'] },
    ),
    drying: slide('image_story', {
      image: 'dryingBeds',
      caption: [
        'We built the drying beds from old doors. They still stand, and they still creak when the wind comes up the valley.',
        'सुखाने के मंच हमने पुराने दरवाज़ों से बनाए। वे आज भी खड़े हैं और हवा चलने पर चरमराते हैं।',
      ],
    }),
    roaster: slide(
      'image_story',
      {
        image: 'roaster',
        caption: [
          'A friend lent us a roaster for one month. We burned the first four batches. The fifth one sold out in a morning.',
          'एक दोस्त ने एक महीने के लिए रोस्टर दिया। पहली चार खेप जल गईं। पाँचवीं एक ही सुबह में बिक गई।',
        ],
      },
      { voiceover: ['The fifth batch sold out.', 'पाँचवीं खेप पूरी बिक गई।'] },
    ),
    film: slide(
      'video_story',
      {
        video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        caption: ['Our story as a short film', 'हमारी कहानी, एक छोटी फ़िल्म में'],
      },
      {
        comments: [
          'Put the address of your own film here; this one only shows how it looks.',
          'यहाँ अपनी फ़िल्म का पता डालें; यह केवल दिखाने के लिए है।',
        ],
      },
    ),
    promise: slide('paragraph', {
      title: ['What we promised each other', 'हमने एक-दूसरे से क्या वादा किया'],
      paragraph: [
        'Twelve people work with us today. The three promises of the first evening still hang above the till.',
        'आज हमारे साथ बारह लोग काम करते हैं। पहली शाम के तीन वादे आज भी काउंटर के ऊपर टँगे हैं।',
      ],
      bullets: [
        { text: ['We pay the farm before we sell the bag.', 'थैला बेचने से पहले खेत को भुगतान।'] },
        { text: ['We say what went wrong.', 'जो ग़लत हुआ, वह हम बताते हैं।'] },
        { text: ['Nobody closes the shop alone.', 'दुकान कोई अकेला बंद नहीं करता।'] },
      ],
      image: 'shop',
    }),
    visit: slide('brancher', {
      question: ['Come and see us', 'हमसे मिलने आइए'],
      popupitems: links(
        ['https://example.org/visit', ['Opening hours and the way to us', 'खुलने का समय और रास्ता'], 'shop'],
        ['https://example.org/shop', ['Order a bag of the new harvest', 'नई फ़सल का थैला मँगाएँ'], 'sacks'],
        ['mailto:hello@example.org', ['Write to us', 'हमें लिखें'], 'latte'],
      ),
    }),
  },
}
