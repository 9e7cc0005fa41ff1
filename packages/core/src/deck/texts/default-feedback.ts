import type { FeedbackTexts, Language } from '../deck.ts'

/** The feedback of a new deck (product.md §9), by the language of its texts. */
export const defaultFeedback: Readonly<Record<Language, FeedbackTexts>> = {
  en: { correct: 'That is correct.', incorrect: 'That is incorrect.', neutral: 'Thanks for your answer.' },
  ar: { correct: 'هذه إجابة صحيحة.', incorrect: 'هذه إجابة غير صحيحة.', neutral: 'شكرًا على إجابتك.' },
  bn: { correct: 'এটি সঠিক।', incorrect: 'এটি সঠিক নয়।', neutral: 'আপনার উত্তরের জন্য ধন্যবাদ।' },
  de: { correct: 'Das ist richtig.', incorrect: 'Das ist nicht richtig.', neutral: 'Danke für Ihre Antwort.' },
  es: { correct: 'Es correcto.', incorrect: 'No es correcto.', neutral: 'Gracias por tu respuesta.' },
  fr: { correct: 'C’est correct.', incorrect: 'C’est incorrect.', neutral: 'Merci pour votre réponse.' },
  gu: { correct: 'આ સાચું છે.', incorrect: 'આ સાચું નથી.', neutral: 'તમારા જવાબ બદલ આભાર.' },
  hi: { correct: 'यह सही है।', incorrect: 'यह सही नहीं है।', neutral: 'आपके उत्तर के लिए धन्यवाद।' },
  id: { correct: 'Itu benar.', incorrect: 'Itu tidak tepat.', neutral: 'Terima kasih atas jawaban Anda.' },
  kn: { correct: 'ಇದು ಸರಿ.', incorrect: 'ಇದು ಸರಿಯಲ್ಲ.', neutral: 'ನಿಮ್ಮ ಉತ್ತರಕ್ಕೆ ಧನ್ಯವಾದಗಳು.' },
  ml: { correct: 'ഇത് ശരിയാണ്.', incorrect: 'ഇത് ശരിയല്ല.', neutral: 'നിങ്ങളുടെ ഉത്തരത്തിന് നന്ദി.' },
  mr: { correct: 'हे बरोबर आहे.', incorrect: 'हे बरोबर नाही.', neutral: 'तुमच्या उत्तराबद्दल धन्यवाद.' },
  pa: { correct: 'ਇਹ ਸਹੀ ਹੈ।', incorrect: 'ਇਹ ਸਹੀ ਨਹੀਂ ਹੈ।', neutral: 'ਤੁਹਾਡੇ ਜਵਾਬ ਲਈ ਧੰਨਵਾਦ।' },
  pt: { correct: 'Está correto.', incorrect: 'Não está correto.', neutral: 'Obrigado pela sua resposta.' },
  ta: { correct: 'இது சரி.', incorrect: 'இது சரியல்ல.', neutral: 'உங்கள் பதிலுக்கு நன்றி.' },
  te: { correct: 'ఇది సరైనది.', incorrect: 'ఇది సరైనది కాదు.', neutral: 'మీ సమాధానానికి ధన్యవాదాలు.' },
  ur: { correct: 'یہ درست ہے۔', incorrect: 'یہ درست نہیں ہے۔', neutral: 'آپ کے جواب کا شکریہ۔' },
  zh: { correct: '回答正确。', incorrect: '回答不正确。', neutral: '感谢您的回答。' },
}

/** Moves default texts to another language; texts that the author changed stay. */
export function feedbackInLanguage(texts: FeedbackTexts, from: Language, to: Language): FeedbackTexts {
  const at = (which: keyof FeedbackTexts): string =>
    texts[which] === defaultFeedback[from][which] ? defaultFeedback[to][which] : texts[which]
  return { correct: at('correct'), incorrect: at('incorrect'), neutral: at('neutral') }
}
