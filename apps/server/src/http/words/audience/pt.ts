import type { AudienceRefusals } from './audience-refusals.ts'

export const refusals: AudienceRefusals = {
  codes: {
    malformed: 'Alguns dos dados enviados não são válidos. Verifique os campos marcados.',
    not_signed_in: 'Entre na sua conta primeiro.',
    session_expired: 'Sua sessão expirou. Entre na sua conta novamente.',
    not_allowed: 'Você não tem permissão para fazer isso. Se precisar, fale com um administrador.',
    not_found: 'Isto não existe ou você não tem acesso.',
    conflict: 'Houve outra alteração ao mesmo tempo. Recarregue a página e tente novamente.',
    gone: 'Isto não está mais disponível.',
    too_large: 'O que você enviou é grande demais.',
    unsupported_type: 'Este formato não é aceito aqui.',
    rule_broken: 'Não é possível fazer isso dessa forma. Verifique os dados informados.',
    answer_rejected: 'Esta resposta não é válida para a pergunta.',
    too_often: 'Muitas tentativas. Espere um pouco e tente novamente.',
    internal: 'Algo deu errado do nosso lado. O problema foi registrado.',
    unavailable: 'O serviço não está disponível no momento. Tente novamente em instantes.',
  },
  messages: {
    'play.wrong_pin': 'Este PIN não está correto. Confirme com quem o passou para você.',
    'play.wrong_code': 'Este código não está correto ou tem mais de 15 minutos. Peça um novo.',
    'play.mail': 'Não foi possível enviar o e-mail. Tente novamente em instantes.',
    'play.too_often_changed': 'Esta resposta foi alterada vezes demais. Para alterá-la de novo, recomece.',
    'play.members_only': 'Somente as pessoas da organização que criou este conteúdo podem acessá-lo.',
    'play.wrong_ticket': 'Este link não está correto. Verifique se você o copiou por inteiro.',
    'play.used_ticket': 'Este link já foi usado. Ele só funciona uma vez.',
    'play.pass': 'Este conteúdo exige uma verificação antes. Abra o link novamente.',
    'play.full': 'Este conteúdo já recebeu o número máximo de respostas.',
    'play.closed': 'Este conteúdo não está disponível.',
    'upload.space': 'Quem pediu os arquivos não tem espaço para mais. Por favor, avise essa pessoa.',
    'upload.program':
      'Não são aceitos programas. Envie um documento, uma imagem, uma gravação ou um arquivo compactado.',
    'media.too_large': 'O arquivo é grande demais!',
    'media.broken': 'O arquivo não chegou inteiro. Envie-o novamente.',
    'media.empty': 'O arquivo está vazio.',
    'media.no_file': 'Escolha um arquivo.',
  },
}
