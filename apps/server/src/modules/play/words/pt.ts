import type { AudienceWords } from './audience-words.ts'

export const words: AudienceWords = {
  takes: {
    pin: 'É necessário um PIN.',
    email: 'É necessário um e-mail que você possa confirmar.',
    members: 'Acesso reservado às pessoas desta organização.',
    invite: 'O acesso é feito por um link de uso único. Abra o link que você recebeu.',
  },
  pin: 'PIN',
  open: 'Abrir',
  email: 'E-mail',
  sendCode: 'Receber código',
  code: 'Os seis dígitos que você recebeu',
  otherAddress: 'Usar outro e-mail',
  signIn: 'Entrar',
  oneMoment: 'Um momento',
  noScript: 'É necessário JavaScript: ative-o para esta página.',
  failed: 'Não foi possível conectar ao servidor. Verifique sua conexão e tente novamente.',
  notices: {
    gone: {
      title: 'Este conteúdo não está mais disponível',
      text: 'A pessoa que criou este conteúdo o retirou do ar. Pergunte a ela se ele voltará a ficar disponível.',
    },
    unknown: {
      title: 'Não há nenhum conteúdo aqui',
      text: 'O link pode estar incompleto. Verifique se você o copiou por inteiro.',
    },
    too_early: { title: 'Este conteúdo ainda não está disponível', text: 'Data e hora de abertura:' },
    too_late: {
      title: 'Este conteúdo não está mais disponível',
      text: 'O prazo terminou. Agradecemos a sua visita.',
    },
    full: {
      title: 'Este conteúdo não está mais disponível',
      text: 'O número máximo de respostas já foi atingido. Agradecemos a sua visita.',
    },
    paused: {
      title: 'Este conteúdo está em pausa',
      text: 'No momento, ele não aceita novas respostas. Quem o criou pode reabri-lo.',
    },
    link_unknown: {
      title: 'Não há nada neste endereço',
      text: 'Ele pode estar incompleto. Verifique se você o copiou por inteiro.',
    },
    link_over: { title: 'Este endereço não está mais aberto', text: 'O prazo dele acabou, ou quem o criou o fechou.' },
  },
  mail: {
    subject: '{code} é o seu código',
    before: 'Para abrir “{deck}”, digite este código:',
    after: 'Ele é válido por 15 minutos. Se você não o solicitou, não precisa fazer nada.',
  },
}
