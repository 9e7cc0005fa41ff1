import type { AudienceRefusals } from './audience-refusals.ts'

export const refusals: AudienceRefusals = {
  codes: {
    malformed: 'Certaines des données envoyées ne sont pas valides. Vérifiez les champs signalés.',
    not_signed_in: 'Veuillez d’abord vous connecter.',
    session_expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    not_allowed: 'Vous n’avez pas le droit de faire cela. Si nécessaire, adressez-vous à un administrateur.',
    not_found: 'Cet élément n’existe pas ou vous n’y avez pas accès.',
    conflict: 'Une autre modification a eu lieu au même moment. Rechargez la page et réessayez.',
    gone: 'Ceci n’est plus disponible.',
    too_large: 'L’envoi est trop volumineux.',
    unsupported_type: 'Ce format n’est pas accepté ici.',
    rule_broken: 'Ce n’est pas possible ainsi. Vérifiez votre saisie.',
    answer_rejected: 'Cette réponse ne convient pas à la question.',
    too_often: 'Trop de tentatives. Patientez un peu, puis réessayez.',
    internal: 'Un problème est survenu de notre côté. Il a été enregistré.',
    unavailable: 'Le service n’est pas disponible pour le moment. Réessayez dans un instant.',
    disk_full: 'Il n’y a plus de place sur le serveur : ceci n’a pas été enregistré. Réessayez plus tard.',
  },
  refusals: {
    'play.wrong_pin': 'Ce code PIN est incorrect. Vérifiez-le auprès de la personne qui vous l’a donné.',
    'play.wrong_code': 'Ce code est incorrect ou date de plus de 15 minutes. Demandez-en un nouveau.',
    'play.mail': 'L’e-mail n’a pas pu être envoyé. Réessayez dans un instant.',
    'play.too_often_changed':
      'Cette réponse a été modifiée trop souvent. Recommencez depuis le début pour la modifier encore.',
    'play.finished': 'Cette tentative est terminée et n’accepte plus de réponses. Recommencez pour répondre à nouveau.',
    'play.members_only': 'Seuls les membres de l’organisation qui a créé ce contenu peuvent y accéder.',
    'play.wrong_invite': 'Ce lien est incorrect. Vérifiez que vous l’avez copié en entier.',
    'play.used_invite': 'Ce lien a déjà été utilisé. Il ne fonctionne qu’une fois.',
    'play.pass': 'Ce contenu demande d’abord une vérification. Ouvrez à nouveau le lien.',
    'play.full': 'Ce contenu a reçu le nombre maximal de réponses.',
    'play.closed': 'Ce contenu n’est pas disponible.',
    'play.paused': 'Il n’accepte pas de nouvelles réponses pour le moment.',
    'upload.space': 'La personne qui demande les fichiers n’a plus de place. Merci de la prévenir.',
    'upload.program':
      'Les programmes ne sont pas acceptés. Remettez un document, une image, un enregistrement ou une archive.',
    'media.too_large': 'Le fichier est trop volumineux !',
    'media.broken': 'Le fichier n’est pas arrivé en entier. Envoyez-le à nouveau.',
    'media.empty': 'Le fichier est vide.',
    'media.no_file': 'Choisissez un fichier.',
  },
}
