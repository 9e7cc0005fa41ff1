import type { AudienceRefusals } from './audience-refusals.ts'

export const refusals: AudienceRefusals = {
  codes: {
    malformed: 'Ein Teil der Angaben ist ungültig. Bitte prüfen Sie die markierten Felder.',
    not_signed_in: 'Bitte melden Sie sich zuerst an.',
    session_expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    not_allowed: 'Dazu fehlt Ihnen die Berechtigung. Wenden Sie sich bei Bedarf an die Administration.',
    not_found: 'Das ist hier nicht vorhanden oder für Sie nicht zugänglich.',
    conflict:
      'Dies wurde gleichzeitig an anderer Stelle geändert. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
    gone: 'Das ist nicht mehr verfügbar.',
    too_large: 'Das ist zu groß.',
    unsupported_type: 'Dieses Format wird hier nicht angenommen.',
    rule_broken: 'So ist das nicht möglich. Bitte prüfen Sie Ihre Eingaben.',
    answer_rejected: 'Diese Antwort passt nicht zur Frage.',
    too_often: 'Das waren zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Der Fehler wurde protokolliert.',
    unavailable: 'Der Dienst ist gerade nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
    disk_full:
      'Auf dem Server ist kein Platz mehr, dies wurde nicht gespeichert. Bitte versuchen Sie es später noch einmal.',
  },
  refusals: {
    'play.wrong_pin': 'Diese PIN ist nicht richtig. Fragen Sie bei der Person nach, von der Sie sie erhalten haben.',
    'play.wrong_code': 'Dieser Code ist nicht richtig oder älter als 15 Minuten. Fordern Sie einen neuen an.',
    'play.mail': 'Die E-Mail konnte nicht gesendet werden. Versuchen Sie es gleich noch einmal.',
    'play.too_often_changed': 'Diese Antwort wurde zu oft geändert. Beginnen Sie von vorn, um sie weiter zu ändern.',
    'play.finished':
      'Dieser Durchgang ist abgeschlossen und nimmt keine Antworten mehr an. Beginnen Sie von vorn, um neu zu antworten.',
    'play.members_only': 'Nur Personen aus der Organisation, die diesen Inhalt erstellt hat, können ihn öffnen.',
    'play.wrong_invite': 'Dieser Link ist nicht richtig. Prüfen Sie, ob Sie ihn ganz kopiert haben.',
    'play.used_invite': 'Dieser Link wurde bereits verwendet. Er ist nur einmal gültig.',
    'play.pass': 'Dieser Inhalt ist zugangsgeschützt. Öffnen Sie den Link erneut.',
    'play.full': 'Für diesen Inhalt sind bereits alle benötigten Antworten eingegangen.',
    'play.closed': 'Dieser Inhalt ist nicht verfügbar.',
    'play.paused': 'Zurzeit werden keine neuen Antworten angenommen.',
    'upload.space':
      'Für weitere Dateien ist kein Speicherplatz mehr frei. Bitte informieren Sie die Person, die um die Dateien gebeten hat.',
    'upload.program':
      'Programme werden nicht angenommen. Geben Sie ein Dokument, ein Bild, eine Aufnahme oder ein Archiv ab.',
    'media.too_large': 'Die Datei ist zu groß!',
    'media.broken': 'Die Datei ist nicht vollständig angekommen. Laden Sie sie erneut hoch.',
    'media.empty': 'Die Datei ist leer.',
    'media.no_file': 'Wählen Sie eine Datei aus.',
  },
}
