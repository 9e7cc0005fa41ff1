import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'

const english = {
  loading: 'Loading',
  opening: 'Still opening your session',
  notOpened: 'This browser did not open your saved session. Reload the page to try again, or sign in.',
  signInAgain: 'Please sign in again.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  title: 'This screen stopped working',
  text: 'What you had saved is safe. Try again; if it stops again, reload the page.',
  sectionTitle: 'This part did not load',
  timeout: 'It took longer than two minutes. The connection may be slow or lost. Nothing of your work is lost.',
  failed:
    'It could not be fetched. The connection may be lost, or the application was just updated. Nothing of your work is lost.',
  retry: 'Try again',
  reload: 'Reload the page',
}

/** Not in a catalogue: needed before a catalogue is loaded, and when none can be loaded. */
export const failureWords: Readonly<Record<InterfaceLanguage, typeof english>> = {
  en: english,
  hi: {
    loading: 'लोड हो रहा है',
    opening: 'आपका सत्र अब भी खुल रहा है',
    notOpened: 'इस ब्राउज़र ने आपका सेव किया हुआ सत्र नहीं खोला। फिर कोशिश करने के लिए पेज फिर से लोड करें, या साइन इन करें।',
    signInAgain: 'कृपया फिर से साइन इन करें।',
    sessionEnded: 'आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।',
    title: 'इस स्क्रीन ने काम करना बंद कर दिया',
    text: 'आपका सहेजा हुआ काम सुरक्षित है। फिर कोशिश करें; दोबारा रुके तो पेज फिर से लोड करें।',
    sectionTitle: 'यह भाग लोड नहीं हुआ',
    timeout: 'इसमें दो मिनट से ज़्यादा लगे। कनेक्शन धीमा या बंद हो सकता है। आपका कोई काम नहीं खोया।',
    failed: 'यह भाग नहीं मिल सका। कनेक्शन बंद हो सकता है, या ऐप अभी अपडेट हुआ है। आपका कोई काम नहीं खोया।',
    retry: 'फिर कोशिश करें',
    reload: 'पेज फिर से लोड करें',
  },
}
