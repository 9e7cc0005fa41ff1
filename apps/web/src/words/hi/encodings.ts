import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/encodings.ts').words> = {
  label: 'एन्कोडिंग',
  text: 'वह एन्कोडिंग चुनें जिसमें नाम सही दिखें',
  names: {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big-endian)',
    'windows-1252': 'पश्चिमी यूरोपीय (Windows-1252)',
    'windows-1250': 'मध्य यूरोपीय (Windows-1250)',
    'windows-1251': 'सिरिलिक (Windows-1251)',
    'windows-1253': 'यूनानी (Windows-1253)',
    'windows-1254': 'तुर्की (Windows-1254)',
    'windows-1255': 'हिब्रू (Windows-1255)',
    'windows-1256': 'अरबी (Windows-1256)',
    'windows-1257': 'बाल्टिक (Windows-1257)',
    'windows-874': 'थाई (Windows-874)',
    'iso-8859-2': 'मध्य यूरोपीय (ISO 8859-2)',
    'koi8-r': 'सिरिलिक (KOI8-R)',
    ibm866: 'सिरिलिक (DOS)',
    macintosh: 'पश्चिमी यूरोपीय (Macintosh)',
    shift_jis: 'जापानी (Shift JIS)',
    'euc-kr': 'कोरियाई (EUC-KR)',
    gb18030: 'सरल चीनी (GB 18030)',
    big5: 'पारंपरिक चीनी (Big5)',
  },
  badRows:
    '{count, plural, one {# पंक्ति} other {# पंक्तियों}} में ऐसे अक्षर हैं जो इस एन्कोडिंग में फ़िट नहीं होते। दूसरी एन्कोडिंग चुनें, या फ़ाइल में ठीक करें।',
  badRowsAt: 'पंक्तियाँ: {rows}{more, plural, =0 {} other { और # अन्य}}',
}
