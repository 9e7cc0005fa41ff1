import type { AudienceWords } from './audience-words.ts'

export const words: AudienceWords = {
  takes: {
    pin: 'Zum Öffnen ist eine PIN nötig.',
    email: 'Zum Öffnen ist eine E-Mail-Adresse nötig, die Sie bestätigen können.',
    members: 'Dieser Inhalt ist nur für Personen aus dieser Organisation bestimmt.',
    invite:
      'Dieser Inhalt lässt sich nur über einen einmal gültigen Link öffnen. Öffnen Sie den Link, den Sie erhalten haben.',
  },
  pin: 'PIN',
  open: 'Öffnen',
  email: 'E-Mail-Adresse',
  sendCode: 'Code senden',
  code: 'Die sechs Ziffern, die Sie per E-Mail erhalten haben',
  otherAddress: 'Andere Adresse verwenden',
  signIn: 'Anmelden',
  oneMoment: 'Einen Moment, bitte',
  noScript: 'Hierfür wird JavaScript benötigt: Bitte erlauben Sie es für diese Seite.',
  failed: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  notices: {
    gone: {
      title: 'Dieser Inhalt ist nicht mehr verfügbar',
      text: 'Er wurde zurückgezogen. Fragen Sie bei der Person nach, die ihn erstellt hat, ob er wieder geöffnet wird.',
    },
    unknown: {
      title: 'Hier gibt es keinen Inhalt',
      text: 'Der Link ist möglicherweise unvollständig. Prüfen Sie, ob Sie ihn ganz kopiert haben.',
    },
    too_early: { title: 'Dieser Inhalt ist noch nicht verfügbar', text: 'Verfügbar ab:' },
    too_late: {
      title: 'Dieser Inhalt ist nicht mehr verfügbar',
      text: 'Der Zeitraum ist abgelaufen. Vielen Dank für Ihr Interesse.',
    },
    full: {
      title: 'Dieser Inhalt ist nicht mehr verfügbar',
      text: 'Alle benötigten Antworten sind bereits eingegangen. Vielen Dank für Ihr Interesse.',
    },
    paused: {
      title: 'Dieser Inhalt ist pausiert',
      text: 'Zurzeit werden keine neuen Antworten angenommen. Wer ihn erstellt hat, kann ihn wieder öffnen.',
    },
    link_unknown: {
      title: 'Unter dieser Adresse gibt es nichts',
      text: 'Sie ist vielleicht unvollständig. Prüfe, ob du sie ganz kopiert hast.',
    },
    link_over: {
      title: 'Diese Adresse ist nicht mehr offen',
      text: 'Ihre Zeit ist vorbei, oder wer sie angelegt hat, hat sie geschlossen.',
    },
  },
  mail: {
    subject: '{code} ist Ihr Code',
    before: 'Um „{deck}“ zu öffnen, geben Sie diesen Code ein:',
    after: 'Er gilt 15 Minuten. Wenn Sie ihn nicht angefordert haben, müssen Sie nichts tun.',
  },
}
