import type { AudienceWords } from './audience-words.ts'

export const words: AudienceWords = {
  takes: {
    pin: 'Un code PIN est nécessaire.',
    email: 'Indiquez une adresse e-mail que vous pourrez confirmer.',
    members: 'Accès réservé aux membres de cette organisation.',
    invite: 'L’accès se fait par un lien à usage unique. Ouvrez le lien que vous avez reçu.',
  },
  pin: 'Code PIN',
  open: 'Ouvrir',
  email: 'Adresse e-mail',
  sendCode: 'Recevoir un code',
  code: 'Les six chiffres que vous avez reçus',
  otherAddress: 'Utiliser une autre adresse',
  signIn: 'Se connecter',
  oneMoment: 'Un instant',
  noScript: 'JavaScript est nécessaire : activez-le pour cette page.',
  failed: 'Impossible de joindre le serveur. Vérifiez votre connexion et réessayez.',
  notices: {
    gone: {
      title: 'Ce contenu n’est plus disponible',
      text: 'La personne qui l’a créé l’a retiré. Demandez-lui s’il sera de nouveau disponible.',
    },
    unknown: {
      title: 'Il n’y a aucun contenu ici',
      text: 'Le lien est peut-être incomplet. Vérifiez que vous l’avez copié en entier.',
    },
    too_early: { title: 'Ce contenu n’est pas encore disponible', text: 'Date et heure d’ouverture :' },
    too_late: {
      title: 'Ce contenu n’est plus disponible',
      text: 'La période de participation est terminée. Merci de votre visite.',
    },
    full: {
      title: 'Ce contenu n’est plus disponible',
      text: 'Le nombre maximal de réponses est atteint. Merci de votre visite.',
    },
    paused: {
      title: 'Ce contenu est en pause',
      text: 'Il n’accepte pas de nouvelles réponses pour le moment. Son auteur peut le rouvrir.',
    },
    link_unknown: {
      title: 'Il n’y a rien à cette adresse',
      text: 'Elle est peut-être incomplète. Vérifiez que vous l’avez copiée en entier.',
    },
    link_over: {
      title: 'Cette adresse n’est plus ouverte',
      text: 'Son délai est passé, ou la personne qui l’a créée l’a fermée.',
    },
  },
  mail: {
    subject: '{code} est votre code',
    before: 'Pour ouvrir « {deck} », saisissez ce code :',
    after: 'Il est valable 15 minutes. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
  },
}
