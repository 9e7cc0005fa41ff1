import type { AudienceWords } from './audience-words.ts'

export const words: AudienceWords = {
  takes: {
    pin: 'Se necesita un PIN.',
    email: 'Se necesita un correo electrónico que puedas confirmar.',
    members: 'Acceso reservado a las personas de esta organización.',
    invite: 'Se abre con un enlace de un solo uso. Abre el enlace que recibiste.',
  },
  pin: 'PIN',
  open: 'Abrir',
  email: 'Correo electrónico',
  sendCode: 'Recibir código',
  code: 'Los seis dígitos que recibiste',
  otherAddress: 'Usar otro correo',
  signIn: 'Iniciar sesión',
  oneMoment: 'Un momento',
  noScript: 'Se necesita JavaScript: actívalo para esta página.',
  failed: 'No se pudo conectar con el servidor. Revisa la conexión e inténtalo de nuevo.',
  notices: {
    gone: {
      title: 'Este contenido ya no está disponible',
      text: 'La persona que lo creó lo retiró. Pregúntale si volverá a estar disponible.',
    },
    unknown: {
      title: 'Aquí no hay ningún contenido',
      text: 'Es posible que el enlace esté incompleto. Comprueba que lo copiaste entero.',
    },
    too_early: { title: 'Este contenido aún no está disponible', text: 'Fecha y hora de apertura:' },
    too_late: { title: 'Este contenido ya no está disponible', text: 'El plazo terminó. Gracias por tu visita.' },
    full: {
      title: 'Este contenido ya no está disponible',
      text: 'Ya recibió todas las respuestas que admite. Gracias por tu visita.',
    },
    paused: {
      title: 'Este contenido está en pausa',
      text: 'Por ahora no admite respuestas nuevas. Quien lo creó puede volver a abrirlo.',
    },
    link_unknown: {
      title: 'No hay nada en esta dirección',
      text: 'Puede que esté incompleta. Comprueba que la has copiado entera.',
    },
    link_over: {
      title: 'Esta dirección ya no está abierta',
      text: 'Su plazo ha terminado, o quien la creó la ha cerrado.',
    },
  },
  mail: {
    subject: '{code} es tu código',
    before: 'Para abrir “{deck}”, ingresa este código:',
    after: 'Es válido durante 15 minutos. Si no lo solicitaste, no tienes que hacer nada.',
  },
}
