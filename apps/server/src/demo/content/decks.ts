import {
  type DraftDeck,
  inputSlide,
  multipleSelect,
  pickPicture,
  pictureSlide,
  ratingSlide,
  singleSelect,
  textSlide,
  titleSlide,
  trueFalse,
  videoSlide,
} from '../deck-builder.ts'

/** For new colleagues behind the bar; English and Hindi. */
const quiz: DraftDeck = {
  key: 'knowledge',
  name: ['From cherry to cup: what do you know?', 'चेरी से प्याले तक: आप कितना जानते हैं?'],
  readerType: 'quiz',
  palette: 'Forest',
  slides: [
    titleSlide(
      ['From cherry to cup', 'चेरी से प्याले तक'],
      [
        'Nine questions every guest may ask you one day. Seventy per cent and you are ready for the bar.',
        'नौ सवाल, जो कोई भी मेहमान आपसे पूछ सकता है। सत्तर प्रतिशत पर आप बार के लिए तैयार हैं।',
      ],
      'sunrise',
    ),
    singleSelect({
      question: [
        'What do we call the fruit that holds the coffee beans?',
        'जिस फल के अंदर कॉफ़ी के बीज होते हैं, उसे हम क्या कहते हैं?',
      ],
      options: [
        ['Cherry', 'चेरी'],
        ['Pod', 'फली'],
        ['Nut', 'गिरी'],
        ['Berry husk', 'बेरी का छिलका'],
      ],
      right: [0],
      picture: 'cherries',
      feedback: [
        [
          'Yes. Most cherries hold two seeds, flat side to flat side.',
          'हाँ। ज़्यादातर चेरी में दो बीज होते हैं, चपटी तरफ़ आमने-सामने।',
        ],
        ['It is a cherry: sweet, with two seeds inside.', 'यह चेरी है: मीठी, और अंदर दो बीज।'],
      ],
    }),
    trueFalse({
      question: ['Arabica has about twice as much caffeine as robusta.', 'अरेबिका में रोबस्टा से लगभग दोगुना कैफ़ीन होता है।'],
      right: [1],
      feedback: [
        ['Right, it is the other way round.', 'सही, बात उलटी है।'],
        ['It is the other way round: robusta has about twice as much.', 'बात उलटी है: रोबस्टा में लगभग दोगुना होता है।'],
      ],
    }),
    multipleSelect({
      question: [
        'Which of these belong to the washed process? Choose every one.',
        'इनमें से कौन-से चरण धुली (वॉश्ड) विधि के हैं? सभी चुनें।',
      ],
      options: [
        ['Pulping', 'गूदा हटाना'],
        ['Fermenting in water', 'पानी में ख़मीर उठाना'],
        ['Drying inside the whole fruit', 'पूरे फल के अंदर सुखाना'],
        ['Rinsing off the mucilage', 'चिपचिपी परत धोना'],
      ],
      right: [0, 1, 3],
      picture: 'dryingBeds',
      feedback: [
        ['All three, in that order.', 'तीनों, इसी क्रम में।'],
        [
          'Drying inside the fruit is the natural process. The other three are washed.',
          'फल के अंदर सुखाना प्राकृतिक विधि है। बाक़ी तीन धुली विधि के हैं।',
        ],
      ],
    }),
    pickPicture({
      question: ['Which of these is a moka pot?', 'इनमें से मोका पॉट कौन-सा है?'],
      options: [
        ['pourOver', ['A', 'क']],
        ['frenchPress', ['B', 'ख']],
        ['mokaPot', ['C', 'ग']],
        ['coldBrew', ['D', 'घ']],
      ],
      right: [2],
      feedback: [
        ['Yes. Steam pressure pushes the water up through the coffee.', 'हाँ। भाप का दबाव पानी को कॉफ़ी से ऊपर धकेलता है।'],
        ['It is C: water below, coffee in the middle, drink on top.', 'यह ग है: नीचे पानी, बीच में कॉफ़ी, ऊपर पेय।'],
      ],
    }),
    singleSelect({
      question: [
        'A guest says the filter coffee tastes sour and thin. What do you try first?',
        'मेहमान कहते हैं कि फ़िल्टर कॉफ़ी खट्टी और पतली है। आप पहले क्या बदलेंगे?',
      ],
      options: [
        ['Grind finer', 'और बारीक पीसें'],
        ['Grind coarser', 'और मोटा पीसें'],
        ['Use cooler water', 'ठंडा पानी लें'],
        ['Use less coffee', 'कम कॉफ़ी लें'],
      ],
      right: [0],
      picture: 'pourOver',
      feedback: [
        ['Right. Sour and thin means too little was drawn out.', 'सही। खट्टी और पतली यानी स्वाद पूरा नहीं निकला।'],
        [
          'Sour and thin means too little was drawn out: grind finer.',
          'खट्टी और पतली यानी स्वाद पूरा नहीं निकला: बारीक पीसें।',
        ],
      ],
    }),
    trueFalse({
      question: [
        'The first crack is the moment when a light roast may be ready.',
        'पहली चटक वह पल है जब हल्का रोस्ट तैयार हो सकता है।',
      ],
      right: [0],
      picture: 'roaster',
      feedback: [
        ['Right. After it the sugars go on browning.', 'सही। इसके बाद शक्कर और भूरी होती जाती है।'],
        [
          'It is. Before the first crack a bean still tastes of grass.',
          'यह सच है। पहली चटक से पहले बीज में घास का स्वाद रहता है।',
        ],
      ],
    }),
    singleSelect({
      question: [
        'How long after roasting is our espresso at its best?',
        'रोस्ट करने के कितने समय बाद हमारा एस्प्रेसो सबसे अच्छा होता है?',
      ],
      options: [
        ['The same hour', 'उसी घंटे'],
        ['One day', 'एक दिन'],
        ['One to four weeks', 'एक से चार हफ़्ते'],
        ['Six months', 'छह महीने'],
      ],
      right: [2],
      picture: 'espresso',
      feedback: [
        ['Yes. The gas needs some days to leave the bean.', 'हाँ। बीज से गैस निकलने में कुछ दिन लगते हैं।'],
        [
          'One to four weeks: first the gas must leave, later the aroma fades.',
          'एक से चार हफ़्ते: पहले गैस निकलनी चाहिए, बाद में ख़ुशबू कम होती है।',
        ],
      ],
    }),
    multipleSelect({
      question: [
        'What do you tell a guest who is allergic to milk? Choose every right answer.',
        'जिन मेहमान को दूध से एलर्जी है, उनसे आप क्या कहेंगे? सभी सही उत्तर चुनें।',
      ],
      options: [
        ['We have oat drink', 'हमारे पास ओट ड्रिंक है'],
        ['The steam wand is shared with milk', 'भाप की नली दूध के साथ साझा है'],
        ['A little milk does no harm', 'थोड़ा दूध नुक़सान नहीं करता'],
        ['Filter coffee has no milk', 'फ़िल्टर कॉफ़ी में दूध नहीं होता'],
      ],
      right: [0, 1, 3],
      feedback: [
        ['Right. Say the shared wand aloud, always.', 'सही। साझा नली की बात हमेशा बताएँ।'],
        [
          'Offer oat drink or filter coffee, and always tell them of the shared wand.',
          'ओट ड्रिंक या फ़िल्टर कॉफ़ी दें, और साझा नली की बात हमेशा बताएँ।',
        ],
      ],
    }),
    ratingSlide(['How sure do you feel behind the bar now?', 'अब आप बार के पीछे कितना भरोसा महसूस करते हैं?'], '5_stars'),
  ],
}

/** Handed out with the bill. */
const survey: DraftDeck = {
  key: 'visit',
  name: 'How was your visit?',
  readerType: 'survey',
  palette: 'Teal',
  slides: [
    titleSlide(
      'How was your visit?',
      'Two minutes, seven questions. Every answer is read by the person who runs the shop you visited.',
      'shop',
    ),
    ratingSlide('How was your drink today?', '5_stars'),
    singleSelect({
      question: 'Which of our shops did you visit?',
      options: ['Indiranagar', 'Koramangala', 'Jayanagar', 'The roastery in Chikkamagaluru'],
    }),
    multipleSelect({
      question: 'What brought you in? Choose all that apply.',
      options: ['Coffee to go', 'Breakfast or lunch', 'A place to work', 'Meeting someone', 'Beans for home'],
      picture: 'cappuccino',
    }),
    ratingSlide('The person who served me knew the coffees well.', 'agreement'),
    singleSelect({
      question: 'How long did you wait?',
      options: ['Under 3 minutes', '3 to 6 minutes', '6 to 10 minutes', 'Longer'],
    }),
    ratingSlide('How likely are you to recommend us to a friend?', '10_stars'),
    inputSlide('What should we do better? One sentence is plenty.'),
  ],
  change: { purpose: 'provide_insight' },
}

/** On the tables and in the newsletter. */
const poll: DraftDeck = {
  key: 'single-origin',
  name: 'Vote: our next single origin',
  readerType: 'poll',
  palette: 'Plum',
  slides: [
    pickPicture({
      question: 'How will you drink it?',
      options: [
        ['pourOver', 'Pour-over'],
        ['espresso', 'Espresso'],
        ['flatWhite', 'With milk'],
        ['coldBrew', 'Cold brew'],
      ],
    }),
    singleSelect({
      question: 'Which coffee should we roast next?',
      options: [
        'Attikan, washed: orange and honey',
        'Araku Valley, natural: plum and jaggery',
        'Baba Budangiri, honey: cocoa and fig',
        'Yelagiri, washed: tamarind and tea',
      ],
      picture: 'sacks',
    }),
    multipleSelect({
      question: 'In which sizes would you buy it?',
      options: ['125 g to try', '250 g', '500 g', '1 kg', 'Drip bags'],
    }),
  ],
}

/** Sent with the first bag of the harvest. */
const story: DraftDeck = {
  key: 'harvest',
  name: 'A harvest on Lantern Hill',
  readerType: 'story',
  palette: 'Amber',
  slides: [
    titleSlide(
      'A harvest on Lantern Hill',
      'Chikkamagaluru, 1,150 metres above the sea, from December to February',
      'sunrise',
    ),
    pictureSlide(
      'cherries',
      'At six in the morning Kaveri and her sisters begin to pick. Only the red cherries go into the basket; the orange ones get another week.',
    ),
    textSlide(
      'One tree, one bag',
      'A good tree gives about three kilograms of cherries in a year. Pulped, dried and roasted, that is half a kilogram of coffee: the bag in your hands is one tree.',
      'beans',
    ),
    pictureSlide(
      'dryingBeds',
      'On raised beds the coffee dries for fifteen days. It is turned every hour, and covered when the mist comes up the valley.',
    ),
    pictureSlide(
      'sacks',
      'Then it rests for two months in jute. Nothing happens, and that is the point: the moisture evens out and the taste grows round.',
    ),
    pictureSlide(
      'roaster',
      'In Bengaluru we roast twelve kilograms at a time. Imran listens for the first crack and writes down the second it comes.',
    ),
    textSlide(
      'What you taste',
      'Orange peel first, then honey, and at the end something like black tea. If you find a fourth taste, write to us. We collect them.',
      'cupping',
    ),
    pictureSlide(
      'pourOver',
      'Fifteen grams, two hundred and fifty of water just off the boil, three minutes. Good morning from Lantern Hill.',
    ),
  ],
}

/** After the two-day course. */
const feedback: DraftDeck = {
  key: 'course',
  name: 'Barista basics: your feedback',
  readerType: 'feedback',
  palette: 'Ocean',
  slides: [
    titleSlide(
      'Barista basics',
      'Thank you for two days at the bar. Please tell us what to keep and what to change.',
      'latte',
    ),
    ratingSlide('How did you like the course as a whole?', 'love'),
    ratingSlide('The pace was right for me.', 'agreement'),
    multipleSelect({
      question: 'Which parts will you use this week?',
      options: [
        'Dialling in the grinder',
        'Steaming milk',
        'Pouring a heart',
        'Cleaning and closing',
        'Talking with guests',
      ],
      picture: 'flatWhite',
    }),
    singleSelect({
      question: 'How much of the time were you at the machine yourself?',
      options: ['Too little', 'Just right', 'Too much'],
    }),
    inputSlide('What was the most useful moment?'),
    inputSlide('What would you change?'),
    videoSlide(
      'https://www.youtube.com/watch?v=AI4ynXzkSQo',
      'For the way home: the pour-over recipe that we practised',
    ),
    ratingSlide('Would you like to take the latte art course next?', 'binary'),
  ],
}

/** On Thursday nights in the shops. */
const game: DraftDeck = {
  key: 'trivia',
  name: 'Thursday coffee trivia',
  readerType: 'game',
  palette: 'Midnight',
  slides: [
    titleSlide(
      'Thursday coffee trivia',
      'Quick and right wins. A free flat white for the three best tonight.',
      'flatWhite',
    ),
    singleSelect({
      question: 'Which country grows the most coffee?',
      options: ['Brazil', 'Vietnam', 'Colombia', 'Ethiopia'],
      right: [0],
    }),
    trueFalse({ question: 'An espresso holds more caffeine than a large filter coffee.', right: [1] }),
    singleSelect({
      question: 'In which century did coffee come to India, by the story of Baba Budan?',
      options: ['15th', '17th', '19th', '20th'],
      right: [1],
      picture: 'sunrise',
    }),
    pickPicture({
      question: 'Which one is a cappuccino?',
      options: [
        ['espresso', 'One'],
        ['latte', 'Two'],
        ['cappuccino', 'Three'],
        ['flatWhite', 'Four'],
      ],
      right: [2],
    }),
    singleSelect({
      question: 'Monsooned Malabar gets its taste from…',
      options: ['Smoke', 'Moist sea wind', 'Spices in the sack', 'Old barrels'],
      right: [1],
      picture: 'sacks',
    }),
    trueFalse({ question: 'Decaf has no caffeine at all.', right: [1] }),
    singleSelect({
      question: 'What does “ristretto” mean?',
      options: ['Strong', 'Restricted', 'Roasted', 'Royal'],
      right: [1],
      picture: 'espresso',
    }),
    multipleSelect({
      question: 'Which drinks have espresso in them? All of them count.',
      options: ['Cortado', 'Cold brew', 'Americano', 'Affogato'],
      right: [0, 2, 3],
    }),
    singleSelect({
      question: 'Which composer wrote a cantata about coffee?',
      options: ['Mozart', 'Bach', 'Vivaldi', 'Haydn'],
      right: [1],
    }),
  ],
}

/** The client's decks, the newest last. */
export const demoDecks: readonly DraftDeck[] = [story, feedback, game, poll, survey, quiz]

/** The only deck of the other client. */
export const otherDeck: DraftDeck = {
  key: 'knots',
  name: 'Knots before you cast off',
  readerType: 'quiz',
  palette: 'Slate',
  slides: [
    titleSlide('Five knots', 'Know these before your first day on the water.', 'sunrise'),
    singleSelect({
      question: 'Which knot makes a loop that does not slip?',
      options: ['Bowline', 'Clove hitch', 'Reef knot'],
      right: [0],
    }),
    trueFalse({ question: 'A figure of eight stops a sheet from running out.', right: [0] }),
    ratingSlide('How ready do you feel?', '5_stars'),
  ],
}
