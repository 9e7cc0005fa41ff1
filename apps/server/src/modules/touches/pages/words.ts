import type { Language } from '@deckle/core/deck/deck.ts'

export interface TouchWords {
  readonly ask: string
  readonly allow: string
  readonly refuse: string
  /** Of the link in the footer that asks again. */
  readonly change: string
}

const catalogue: Readonly<Record<Language, TouchWords>> = {
  en: {
    ask: 'May we remember which of our pages you open here, and how you found us? It helps us see what is useful. It stays with us: no other site learns of it.',
    allow: 'Allow',
    refuse: 'No thanks',
    change: 'Your visits: change your choice',
  },
  hi: {
    ask: 'क्या हम याद रख सकते हैं कि आप यहाँ हमारे कौन-से पेज खोलते हैं और हम तक कैसे पहुँचे? इससे हमें पता चलता है कि क्या काम का है। यह हमारे पास ही रहता है: किसी और साइट को इसका पता नहीं चलता।',
    allow: 'अनुमति दें',
    refuse: 'नहीं, धन्यवाद',
    change: 'आपकी विज़िट: अपना चुनाव बदलें',
  },
  bn: {
    ask: 'আপনি এখানে আমাদের কোন পেজগুলি খোলেন এবং কীভাবে আমাদের খুঁজে পেলেন, তা কি আমরা মনে রাখতে পারি? এতে আমরা বুঝি কোনটি কাজে লাগে। এটি আমাদের কাছেই থাকে: অন্য কোনো সাইট এটি জানতে পারে না।',
    allow: 'অনুমতি দিন',
    refuse: 'না, ধন্যবাদ',
    change: 'আপনার ভিজিট: পছন্দ বদলান',
  },
  ta: {
    ask: 'இங்கே எங்கள் எந்தப் பக்கங்களைத் திறக்கிறீர்கள், எங்களை எப்படிக் கண்டீர்கள் என்பதை நினைவில் வைக்கலாமா? எது பயனுள்ளது என்பதை அறிய அது உதவும். அது எங்களிடமே இருக்கும்: வேறு எந்தத் தளமும் அறியாது.',
    allow: 'அனுமதி',
    refuse: 'வேண்டாம், நன்றி',
    change: 'உங்கள் வருகைகள்: தேர்வை மாற்றவும்',
  },
  te: {
    ask: 'మీరు ఇక్కడ మా ఏ పేజీలను తెరుస్తారో, మమ్మల్ని ఎలా కనుగొన్నారో గుర్తుంచుకోవచ్చా? ఏది ఉపయోగకరమో తెలుసుకోవడానికి అది సహాయపడుతుంది. అది మా వద్దే ఉంటుంది: మరే సైట్‌కూ తెలియదు.',
    allow: 'అనుమతించు',
    refuse: 'వద్దు, ధన్యవాదాలు',
    change: 'మీ సందర్శనలు: ఎంపికను మార్చండి',
  },
  mr: {
    ask: 'तुम्ही इथे आमची कोणती पाने उघडता आणि आमच्यापर्यंत कसे पोहोचलात, हे आम्ही लक्षात ठेवू का? त्यामुळे काय उपयोगी आहे हे कळते. ते आमच्याकडेच राहते: दुसऱ्या कोणत्याही साइटला कळत नाही.',
    allow: 'परवानगी द्या',
    refuse: 'नको, धन्यवाद',
    change: 'तुमच्या भेटी: निवड बदला',
  },
  gu: {
    ask: 'તમે અહીં અમારાં કયાં પેજ ખોલો છો અને અમારા સુધી કેવી રીતે પહોંચ્યા, તે અમે યાદ રાખીએ? એથી અમને ખબર પડે છે કે શું ઉપયોગી છે. તે અમારી પાસે જ રહે છે: બીજી કોઈ સાઇટને ખબર પડતી નથી.',
    allow: 'મંજૂરી આપો',
    refuse: 'ના, આભાર',
    change: 'તમારી મુલાકાતો: પસંદગી બદલો',
  },
  kn: {
    ask: 'ನೀವು ಇಲ್ಲಿ ನಮ್ಮ ಯಾವ ಪುಟಗಳನ್ನು ತೆರೆಯುತ್ತೀರಿ ಮತ್ತು ನಮ್ಮನ್ನು ಹೇಗೆ ಕಂಡುಕೊಂಡಿರಿ ಎಂಬುದನ್ನು ನೆನಪಿಡಬಹುದೇ? ಯಾವುದು ಉಪಯುಕ್ತ ಎಂದು ತಿಳಿಯಲು ಇದು ನೆರವಾಗುತ್ತದೆ. ಇದು ನಮ್ಮಲ್ಲೇ ಇರುತ್ತದೆ: ಬೇರೆ ಯಾವ ತಾಣಕ್ಕೂ ತಿಳಿಯುವುದಿಲ್ಲ.',
    allow: 'ಅನುಮತಿಸಿ',
    refuse: 'ಬೇಡ, ಧನ್ಯವಾದ',
    change: 'ನಿಮ್ಮ ಭೇಟಿಗಳು: ಆಯ್ಕೆ ಬದಲಿಸಿ',
  },
  ml: {
    ask: 'നിങ്ങൾ ഇവിടെ ഞങ്ങളുടെ ഏതെല്ലാം പേജുകൾ തുറക്കുന്നു, ഞങ്ങളെ എങ്ങനെ കണ്ടെത്തി എന്ന് ഓർത്തുവെക്കട്ടെ? എന്താണ് ഉപകാരപ്രദമെന്ന് അറിയാൻ ഇത് സഹായിക്കും. ഇത് ഞങ്ങളുടെ പക്കൽ മാത്രം: മറ്റൊരു സൈറ്റും അറിയില്ല.',
    allow: 'അനുവദിക്കുക',
    refuse: 'വേണ്ട, നന്ദി',
    change: 'നിങ്ങളുടെ സന്ദർശനങ്ങൾ: തിരഞ്ഞെടുപ്പ് മാറ്റുക',
  },
  pa: {
    ask: 'ਕੀ ਅਸੀਂ ਯਾਦ ਰੱਖ ਸਕਦੇ ਹਾਂ ਕਿ ਤੁਸੀਂ ਇੱਥੇ ਸਾਡੇ ਕਿਹੜੇ ਪੰਨੇ ਖੋਲ੍ਹਦੇ ਹੋ ਅਤੇ ਸਾਡੇ ਤੱਕ ਕਿਵੇਂ ਪਹੁੰਚੇ? ਇਸ ਨਾਲ ਸਾਨੂੰ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਕੀ ਕੰਮ ਦਾ ਹੈ। ਇਹ ਸਾਡੇ ਕੋਲ ਹੀ ਰਹਿੰਦਾ ਹੈ: ਕਿਸੇ ਹੋਰ ਸਾਈਟ ਨੂੰ ਪਤਾ ਨਹੀਂ ਲੱਗਦਾ।',
    allow: 'ਇਜਾਜ਼ਤ ਦਿਓ',
    refuse: 'ਨਹੀਂ, ਧੰਨਵਾਦ',
    change: 'ਤੁਹਾਡੀਆਂ ਫੇਰੀਆਂ: ਚੋਣ ਬਦਲੋ',
  },
  ur: {
    ask: 'کیا ہم یاد رکھ سکتے ہیں کہ آپ یہاں ہمارے کون سے صفحے کھولتے ہیں اور ہم تک کیسے پہنچے؟ اس سے ہمیں معلوم ہوتا ہے کہ کیا مفید ہے۔ یہ ہمارے پاس ہی رہتا ہے: کسی اور سائٹ کو اس کا علم نہیں ہوتا۔',
    allow: 'اجازت دیں',
    refuse: 'نہیں، شکریہ',
    change: 'آپ کی آمد: اپنا انتخاب بدلیں',
  },
  ar: {
    ask: 'هل تسمح لنا بتذكّر الصفحات التي تفتحها هنا وكيف وصلت إلينا؟ يساعدنا ذلك على معرفة المفيد. يبقى ذلك لدينا: لا يعلم به أي موقع آخر.',
    allow: 'السماح',
    refuse: 'لا، شكرًا',
    change: 'زياراتك: تغيير اختيارك',
  },
  es: {
    ask: '¿Podemos recordar qué páginas nuestras abre aquí y cómo nos encontró? Nos ayuda a ver qué resulta útil. Se queda con nosotros: ningún otro sitio lo sabrá.',
    allow: 'Permitir',
    refuse: 'No, gracias',
    change: 'Sus visitas: cambiar su elección',
  },
  fr: {
    ask: 'Pouvons-nous retenir quelles pages vous ouvrez ici et comment vous nous avez trouvés ? Cela nous aide à voir ce qui est utile. Cela reste chez nous : aucun autre site ne l’apprend.',
    allow: 'Autoriser',
    refuse: 'Non merci',
    change: 'Vos visites : changer votre choix',
  },
  de: {
    ask: 'Dürfen wir uns merken, welche unserer Seiten Sie hier öffnen und wie Sie uns gefunden haben? So sehen wir, was nützlich ist. Es bleibt bei uns: Keine andere Website erfährt davon.',
    allow: 'Erlauben',
    refuse: 'Nein danke',
    change: 'Ihre Besuche: Auswahl ändern',
  },
  pt: {
    ask: 'Podemos lembrar quais das nossas páginas abre aqui e como nos encontrou? Ajuda-nos a ver o que é útil. Fica connosco: nenhum outro site fica a saber.',
    allow: 'Permitir',
    refuse: 'Não, obrigado',
    change: 'As suas visitas: mudar a escolha',
  },
  id: {
    ask: 'Bolehkah kami mengingat halaman kami mana yang Anda buka di sini, dan bagaimana Anda menemukan kami? Ini membantu kami melihat apa yang berguna. Ini hanya pada kami: situs lain tidak mengetahuinya.',
    allow: 'Izinkan',
    refuse: 'Tidak, terima kasih',
    change: 'Kunjungan Anda: ubah pilihan',
  },
  zh: {
    ask: '我们可以记住您在这里打开了哪些页面、以及您是如何找到我们的吗？这有助于我们了解哪些内容有用。这些信息只留在我们这里，其他网站不会知道。',
    allow: '允许',
    refuse: '不用了，谢谢',
    change: '您的访问：更改选择',
  },
}

/** In the language of the page; English for one that Deckle lacks. */
export const touchWords = (language: string): TouchWords => catalogue[language as Language] ?? catalogue.en
