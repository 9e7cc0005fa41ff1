/** Sentences of a package about the place it is played in. */
export interface PackageNotes {
  readonly absent: string
  readonly failing: string
  readonly upload: string
  readonly cut: string
}

const en: PackageNotes = {
  absent: 'No learning platform was found around this page, so your results go nowhere. Open it from your course.',
  failing:
    'Your learning platform does not take results at the moment. Keep this page open: they are sent again with each step.',
  upload: 'A file can not be handed in from here: only its name is noted. Hand it in the way your course tells you.',
  cut: 'Your learning platform had no room for all your answers: long texts are kept in part, and some may be asked again.',
}

const hi: PackageNotes = {
  absent: 'इस पन्ने के आसपास कोई लर्निंग प्लेटफ़ॉर्म नहीं मिला, इसलिए आपके नतीजे कहीं नहीं जाते। इसे अपने कोर्स से खोलें।',
  failing: 'आपका लर्निंग प्लेटफ़ॉर्म अभी नतीजे नहीं ले रहा। यह पन्ना खुला रखें: हर कदम पर वे फिर भेजे जाते हैं।',
  upload: 'यहाँ से फ़ाइल जमा नहीं की जा सकती: केवल उसका नाम लिखा जाता है। उसे वैसे जमा करें जैसे आपका कोर्स बताता है।',
  cut: 'आपके लर्निंग प्लेटफ़ॉर्म में आपके सब उत्तरों की जगह नहीं थी: लंबे पाठ थोड़े ही रखे गए, और कुछ फिर पूछे जा सकते हैं।',
}

/** In the deck's language; English where there is no catalogue of it. */
export function packageNotesFor(language: string): PackageNotes {
  return language === 'hi' ? hi : en
}
