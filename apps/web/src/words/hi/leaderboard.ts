import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/leaderboard.ts').words> = {
  title: 'लीडरबोर्ड',
  text: 'सीखने में कौन आगे है। हर बात एक बार गिनी जाती है, चाहे वह कितनी भी बार दोहराई जाए।',
  season: 'अवधि',
  seasons: { Forever: 'शुरू से अब तक', month: 'इस महीने', week: 'इस सप्ताह' },
  team: 'किसकी सूची',
  teams: { everyone: 'सब लोग', below: 'मेरी टीम', mine: 'मेरे प्रबंधक की टीम' },
  own: 'आपका स्थान',
  ownNone: 'यहाँ अभी आपके अंक नहीं हैं। पहले अंक पाने के लिए किसी पाठ्यक्रम का डेक पूरा करें।',
  none: 'यहाँ अभी किसी के अंक नहीं हैं',
  noneText: 'स्लाइड देखने, डेक पूरा करने और पाठ्यक्रम में पास होने पर अंक मिलते हैं।',
  rank: 'स्थान {rank, number}',
  points: '{count, plural, one {# अंक} other {# अंक}}',
  week: '{count, plural, =0 {इस सप्ताह कोई नहीं} other {इस सप्ताह +#}}',
  streakDays: '{count, plural, one {# दिन लगातार} other {# दिन लगातार}}',
  number: '{count, number}',
  plus: '+{count, number}',
  columns: { person: 'व्यक्ति', points: 'अंक', change: 'इस सप्ताह', streak: 'लगातार दिन' },
  by: 'किसमें आगे',
  boards: { points: 'अंक', exam: 'अंतिम परीक्षा' },
  exam: {
    title: 'अंतिम परीक्षा का लीडरबोर्ड',
    ownNone: 'यहाँ अभी आपका परिणाम नहीं है। परिणाम पाने के लिए अंतिम परीक्षा जमा करें।',
    none: 'यहाँ अभी किसी का परिणाम नहीं है',
    noneText: 'हर व्यक्ति का सबसे अच्छा परिणाम गिना जाता है। बराबर परिणामों में कम समय वाला पहले आता है।',
    result: 'परिणाम',
    time: 'समय',
    seconds: '{seconds, number}\u00a0से॰',
    minutes: '{minutes, number}\u00a0मि॰ {seconds, number}\u00a0से॰',
    hours: '{hours, number}\u00a0घं॰ {minutes, number}\u00a0मि॰',
  },
  hidden: 'कोई जो अपना नाम छिपाता है',
  you: 'आप',
  youHidden: 'आप, नाम छिपा है',
  earned:
    'हर स्लाइड का {slide, plural, one {# अंक} other {# अंक}}, पहली बार में सही उत्तर के {first_try, number}, पूरे किए डेक के {deck, number}, अंकों वाले डेक में पास होने के {pass, number}, पाठ्यक्रम में पास होने के {course, number}, लगातार सीखने के हर दिन के {streak, number}। अपने खाते में आप अपना नाम छिपा सकते हैं।',
}

export const titles: Catalogue<typeof import('../en/leaderboard.ts').titles> = { leaderboard: words.title }
