import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { PasswordField } from '#shared/crud/form/fields/password-field'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import { StepForm } from '#shared/session/factor/step-form'
import css from '../identity-provider.module.css'
import { texts } from '../text'

interface SecretDialogProps {
  providerId: number
  /** Undefined for a provider that was just saved. */
  name: string | undefined
  isOpen: boolean
  onClose: () => void
}

/** Takes the secret of the client, which no call returns. */
export function SecretDialog({ providerId, name, isOpen, onClose }: SecretDialogProps) {
  const t = useText(texts)
  const write = useWrite()
  const title = name === undefined ? t('secretOfNew') : t('secretOf', { name })
  return (
    <Modal isOpen={isOpen} title={title} width={480} mask={{ closable: false }} onClose={onClose} footer={null}>
      <p className={css.hint}>{t('secretHint')}</p>
      <StepForm<{ secret: string }>
        names={['secret']}
        action={t('save')}
        onSend={async ({ secret }) => {
          const body = { providerId, secret }
          await write(api.identityProviders.secret, { body }, { isInForm: true, done: t('secretSet') })
          onClose()
        }}
      >
        <PasswordField name="secret" label={t('secret')} max={500} autoComplete="off" />
      </StepForm>
    </Modal>
  )
}
