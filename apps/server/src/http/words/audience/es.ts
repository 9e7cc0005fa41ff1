import type { AudienceRefusals } from './audience-refusals.ts'

export const refusals: AudienceRefusals = {
  codes: {
    malformed: 'Algunos de los datos enviados no son válidos. Revisa los campos marcados.',
    not_signed_in: 'Primero inicia sesión.',
    session_expired: 'Tu sesión terminó. Inicia sesión de nuevo.',
    not_allowed: 'No tienes permiso para hacer esto. Si lo necesitas, consulta con la administración.',
    not_found: 'Esto no existe o no tienes acceso.',
    conflict: 'Hubo otro cambio al mismo tiempo. Recarga la página e inténtalo de nuevo.',
    gone: 'Esto ya no está disponible.',
    too_large: 'Lo que enviaste es demasiado grande.',
    unsupported_type: 'Este formato no se acepta aquí.',
    rule_broken: 'No es posible hacerlo así. Revisa lo que ingresaste.',
    answer_rejected: 'Esta respuesta no es válida para la pregunta.',
    too_often: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
    internal: 'Algo salió mal de nuestro lado. El problema quedó registrado.',
    unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos instantes.',
  },
  messages: {
    'play.wrong_pin': 'El PIN no es correcto. Consúltalo con quien te lo dio.',
    'play.wrong_code': 'El código no es correcto o tiene más de 15 minutos. Pide uno nuevo.',
    'play.mail': 'No se pudo enviar el correo. Inténtalo de nuevo en unos instantes.',
    'play.too_often_changed': 'Esta respuesta se cambió demasiadas veces. Para volver a cambiarla, empieza de nuevo.',
    'play.members_only': 'Solo las personas de la organización que creó este contenido pueden acceder a él.',
    'play.wrong_ticket': 'El enlace no es correcto. Comprueba que lo copiaste entero.',
    'play.used_ticket': 'Este enlace ya se usó. Solo funciona una vez.',
    'play.pass': 'Este contenido requiere una verificación previa. Vuelve a abrir el enlace.',
    'play.full': 'Este contenido ya recibió todas las respuestas que admite.',
    'play.closed': 'Este contenido no está disponible.',
    'upload.space': 'Quien pide los archivos ya no tiene espacio para más. Por favor, avísale.',
    'upload.program':
      'No se aceptan programas. Entrega un documento, una imagen, una grabación o un archivo comprimido.',
    'media.too_large': '¡El archivo es demasiado grande!',
    'media.broken': 'El archivo no llegó completo. Súbelo de nuevo.',
    'media.empty': 'El archivo está vacío.',
    'media.no_file': 'Elige un archivo.',
  },
}
