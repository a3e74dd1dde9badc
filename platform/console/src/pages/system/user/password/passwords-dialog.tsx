import { Button } from 'antd'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import { PasswordList } from './password-list'
import { texts } from './shown-text'
import type { PasswordRun } from './use-password-run'

interface PasswordsDialogProps {
  resets: { run: PasswordRun; close: () => void }
}

/** Shows the one-time passwords of several users, once. */
export function PasswordsDialog({ resets }: PasswordsDialogProps) {
  const t = useText(texts)
  const { run, close } = resets
  return (
    <Modal
      isOpen={run.people.length > 0}
      title={t('list')}
      width={640}
      mask={{ closable: false }}
      onClose={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('finish')}
        </Button>
      }
    >
      <PasswordList run={run} />
    </Modal>
  )
}
