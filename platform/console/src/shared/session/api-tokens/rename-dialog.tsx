import type { OwnToken } from 'atrium/contract/system/user/token/token'
import { useWrite } from '#shared/crud/actions/use-write'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import { StepForm } from '#shared/session/factor/step-form'
import { texts } from './text'
import type { TokenCalls } from './token-calls'

interface RenameDialogProps {
  calls: TokenCalls
  token: OwnToken
  onClose: () => void
}

/** Asks for another name of a token. */
export function RenameDialog({ calls, token: { tokenId, tokenName }, onClose }: RenameDialogProps) {
  const t = useText(texts)
  const write = useWrite()
  return (
    <Modal isOpen title={t('renameOf', { name: tokenName })} width={440} onClose={onClose} footer={null}>
      <StepForm<{ tokenName: string }>
        names={['tokenName']}
        initial={{ tokenName }}
        action={t('save')}
        onSend={async (values) => {
          await calls.rename(write, { tokenId, ...values }, { isInForm: true })
          onClose()
        }}
      >
        <TextField name="tokenName" label={t('name')} hint={t('nameHint')} max={60} required />
      </StepForm>
    </Modal>
  )
}
